'use client'

import { useMemo } from 'react'
import { AudienceInput } from '@/components/audiences/audience-input'
import type { FieldInputProps } from '@/components/data/form/field-props'
import type { Regola } from '@/lib/features/audiences/schema'

/** Who an announcement is for: two columns of the record, chosen together. */
export function AudienceField({ field, values, error, onChange, disabled }: FieldInputProps) {
  const { regole, escludi } = values
  const value = useMemo(
    () => ({ regole: (regole ?? []) as Regola[], escludi: (escludi ?? []) as Regola[] }),
    [regole, escludi],
  )
  return (
    <AudienceInput
      label={field.label}
      value={value}
      error={error}
      disabled={disabled}
      onChange={(next) => {
        onChange('regole', next.regole)
        onChange('escludi', next.escludi)
      }}
    />
  )
}
