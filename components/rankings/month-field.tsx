'use client'

import type { FieldInputProps } from '@/components/data/form/field-props'
import { Select } from '@/components/ui/select'
import { MESI } from '@/lib/features/rankings/labels'

const OPTIONS = MESI.map((label, at) => ({ value: String(at + 1), label }))

/** A month by its name; the record keeps its number. */
export function MonthField({ field, values, error, disabled, onChange }: FieldInputProps) {
  const month = values[field.name]
  return (
    <Select
      label={field.label}
      required={field.required}
      options={OPTIONS}
      value={month ? String(month) : null}
      error={error}
      disabled={disabled}
      onChange={(value) => onChange(field.name, value === null ? null : Number(value))}
    />
  )
}
