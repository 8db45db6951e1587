'use client'

import { useId } from 'react'
import { AmountInput } from '@/components/site/amount-input'
import { durationText, wholeText } from '@/components/site/format'
import type { Scale } from '../content/types'
import styles from './fields.module.css'

interface Props {
  name: string
  scale: Scale
  value: number | null
  onChange: (value: number | null) => void
  error?: string
}

const words = (value: number, unit: string) => `${wholeText(value)} ${unit === '€' ? 'euro' : unit}`

/** A figure that can be typed or drawn: both write the same number. */
export function ScaleField({ name, scale, value, onChange, error }: Props) {
  const id = useId()
  const { label, unit, min, max, step } = scale
  const drawn = Math.min(max, Math.max(min, value ?? min))
  return (
    <div className={styles.scale}>
      <label htmlFor={id}>
        {label}
        <span aria-hidden="true">&nbsp;*</span>
      </label>
      <span className={styles.figure} data-invalid={error ? true : undefined}>
        <AmountInput
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          className={unit === '€' ? styles.number : styles.short}
          invalid={Boolean(error)}
          required
          describedBy={`${id}-nota`}
        />
        <span>{unit}</span>
      </span>
      <input
        type="range"
        className={styles.range}
        aria-label={`${label}, con il cursore`}
        aria-valuetext={words(drawn, unit)}
        min={min}
        max={max}
        step={step}
        value={drawn}
        onChange={(event) => onChange(Number(event.target.value))}
      />
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
