'use client'

import { AudienceInput } from '@/components/audiences/audience-input'
import type { FieldInputProps } from '@/components/data/form/field-props'
import type { Regola } from '@/lib/features/audiences/schema'

/** Whom a course is for: two columns of the record, one question. */
export function MeantInput({ field, values, error, onChange, disabled }: FieldInputProps) {
  const value = { regole: (values.regole ?? []) as Regola[], escludi: (values.escludi ?? []) as Regola[] }
  return (
    <AudienceInput
      label={field.label}
      value={value}
      error={error}
      disabled={disabled}
      onChange={({ regole, escludi }) => {
        if (regole !== value.regole) onChange('regole', regole)
        if (escludi !== value.escludi) onChange('escludi', escludi)
      }}
    />
  )
}
