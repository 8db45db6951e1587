'use client'

import type { FieldProps } from '@/components/ui/field'
import { MultiSelect } from '@/components/ui/multi-select'
import { useProvinces } from './use-provinces'

/** Provinces of today, found by their names; the value is a list of their letters. */
export function ProvincesInput(field: FieldProps<string[]>) {
  return <MultiSelect {...field} options={useProvinces(field.value).options} />
}
