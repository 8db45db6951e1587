'use client'

import { type ReactNode, useId } from 'react'
import { type Choices, controlOf, Options } from '@/components/markup/field'
import { Field } from './field'

interface Props {
  name: string
  label: ReactNode
  value: string
  options: Choices
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
        {...controlOf({ id, error, hint, required })}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} none={none} />
      </select>
    </Field>
  )
}
