'use client'

import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

interface Props {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string
  required?: boolean
}

/** One thing to say yes to. */
export function CheckBox({ name, checked, onChange, children, error, required }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={id} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
