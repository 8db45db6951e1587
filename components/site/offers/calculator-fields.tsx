'use client'

import { type ReactNode, useId } from 'react'
import { AmountInput } from '../amount-input'
import styles from './calculator.module.css'

interface Shared {
  name: string
  label: string
  /** Id of the words that say what is wrong with it. */
  wrong?: string
}

interface RangeProps extends Shared {
  unit: string
  value: number | null
  min: number
  max: number
  step: number
  onChange: (value: number | null) => void
}

/** A figure that can be typed or drawn: both write the same number. */
export function RangeField({ name, label, unit, value, min, max, step, wrong, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.figure}>
        <AmountInput
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          className={styles.input}
          invalid={wrong !== undefined}
          describedBy={wrong}
        />
        <span>{unit}</span>
      </span>
      <input
        type="range"
        className={styles.range}
        aria-label={`${label}, con il cursore`}
        min={min}
        max={max}
        step={step}
        value={Math.min(Math.max(value ?? min, min), max)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}

interface NumberProps extends Shared {
  unit: string
  value: number | null
  onChange: (value: number | null) => void
}

/** A small whole number, an age for one. */
export function NumberField({ name, label, unit, value, wrong, onChange }: NumberProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.figure}>
        <AmountInput
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          className={styles.short}
          invalid={wrong !== undefined}
          describedBy={wrong}
        />
        <span>{unit}</span>
      </span>
    </div>
  )
}

interface ChoiceProps extends Shared {
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** One of a few, in a line of the calculator. */
export function ChoiceField({ name, label, value, options, wrong, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={styles.select}
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Two short fields in one line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
