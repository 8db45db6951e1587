'use client'

import { type ReactNode, useId } from 'react'
import { noteId } from '@/components/markup/field'
import { AmountInput, useAmount } from '../amount-input'
import { Field } from './field'
import styles from './form.module.css'

interface Props {
  name: string
  label: ReactNode
  unit: string
  value: number | null
  onChange: (value: number | null) => void
  error?: string
  hint?: ReactNode
  required?: boolean
}

/** A figure with its unit: euro, years, months. */
export function AmountField({ name, label, unit, value, onChange, error: refused, hint, required }: Props) {
  const id = useId()
  const typing = useAmount({ name, unit, value, onChange, takes: refused })
  const { problem, left } = typing
  const error = problem && (left || refused) ? problem : refused
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      <span className={styles.box} data-invalid={error ? true : undefined}>
        <AmountInput
          id={id}
          name={name}
          typing={typing}
          invalid={Boolean(error)}
          required={required}
          describedBy={error || hint ? noteId(id) : undefined}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
    </Field>
  )
}
