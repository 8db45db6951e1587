'use client'

import { useId } from 'react'
import styles from './fields.module.css'

interface Props {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  value: string
  onChange: (value: string) => void
  error?: string
}

/** One of a few, all in sight. */
export function Chips({ name, label, options, value, onChange, error }: Props) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      className={styles.group}
      aria-labelledby={`${id}-titolo`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-nota` : undefined}
    >
      <p id={`${id}-titolo`} className={styles.label}>
        {label}
        <span aria-hidden="true"> *</span>
      </p>
      <div className={styles.chips}>
        {options.map(([key, text]) => (
          <label key={key} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              className={styles.radio}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-nota`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
