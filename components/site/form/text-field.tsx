'use client'

import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react'
import { controlOf } from '@/components/markup/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Field } from './field'

interface Props {
  name: string
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string
  hint?: ReactNode
  required?: boolean
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search'
  /** More than one line. */
  rows?: number
  maxLength?: number
}

/** One line of text, or several. */
export function TextField({ name, label, value, onChange, error, hint, required, rows, ...rest }: Props) {
  const id = useId()
  // What is typed before scripts run would be lost: the field waits, it is a moment.
  const hydrated = useHydrated()
  const shared = {
    ...controlOf({ id, error, hint, required }),
    readOnly: !hydrated,
    name,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={rest.maxLength} />
      ) : (
        <input {...shared} {...rest} />
      )}
    </Field>
  )
}
