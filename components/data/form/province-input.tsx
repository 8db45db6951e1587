'use client'

import type { FieldProps } from '@/components/ui/field'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { useProvinces } from './use-provinces'

/** A province of today, found by its name; the value is its two letters. */
export function ProvinceInput(field: FieldProps<string | null>) {
  const { isPending, options } = useProvinces(field.value ? [field.value] : [])
  return <SearchableSelect {...field} options={options} placeholder={isPending ? 'Un momento…' : undefined} />
}
