'use client'

import type { FieldInputProps } from '@/components/data/form/field-props'
import { ProvincesInput as Provinces } from '@/components/data/form/provinces-input'

/** The widget of a record's form for a list of provinces. */
export function ProvincesInput({ field, values, error, onChange, disabled }: FieldInputProps) {
  return (
    <Provinces
      label={field.label}
      name={field.name}
      value={(values[field.name] ?? []) as string[]}
      onChange={(next) => onChange(field.name, next)}
      error={error}
      disabled={disabled}
    />
  )
}
