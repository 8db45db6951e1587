'use client'

import { useId } from 'react'
import { durationText, wholeText } from '@/components/markup/format'
import { AmountInput, useAmount } from '@/components/site/amount-input'
import { Figure } from '@/components/site/figure'
import { Slider } from '@/components/site/slider'
import type { Scale } from '../content/types'
import styles from './fields.module.css'

interface Props {
  name: string
  scale: Scale
  value: number | null
  onChange: (value: number | null) => void
  error?: string
}

/** A figure that can be typed or drawn: both write the same number. */
export function ScaleField({ name, scale, value, onChange, error: refused }: Props) {
  const id = useId()
  const { label, unit, min, max, step } = scale
  const typing = useAmount({
    unit,
    value,
    onChange,
    takes: `Da ${wholeText(min)} a ${wholeText(max)} ${unit}.`,
  })
  const { problem, left } = typing
  const error = problem && (left || refused) ? problem : refused
  return (
    <div className={styles.scale}>
      <label htmlFor={id}>
        {label}
        <span aria-hidden="true">&nbsp;*</span>
      </label>
      <Figure unit={unit}>
        <AmountInput
          id={id}
          name={name}
          typing={typing}
          invalid={Boolean(error)}
          required
          describedBy={`${id}-nota`}
        />
      </Figure>
      <Slider label={label} unit={unit} value={value} min={min} max={max} step={step} onChange={onChange} />
      <p id={`${id}-nota`} className={error ? styles.error : styles.ends}>
        {error ?? <Ends {...scale} value={value} />}
      </p>
    </div>
  )
}

/* Months are read more easily as years, where they are whole years. */
function Ends({ min, max, unit, value }: Scale & { value: number | null }) {
  const years = unit === 'mesi' && value && value % 12 === 0 ? `${value} mesi: ${durationText(value)}. ` : ''
  return `${years}Da ${wholeText(min)} a ${wholeText(max)} ${unit}`
}
