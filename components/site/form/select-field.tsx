'use client'

import { type ReactNode, useId } from 'react'
import { Field, noteId } from './field'

interface Props {
  name: string
  label: ReactNode
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  error?: string
  hint?: ReactNode
  required?: boolean
  /** First, empty choice. */
  none?: string
}

/** One of a few. */
export function SelectField({ name, label, value, options, onChange, error, hint, required, none }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      <select
        id={id}
        name={name}
        value={value}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId(id) : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
