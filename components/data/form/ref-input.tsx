'use client'

import type { FieldProps } from '@/components/ui/field'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { useRefOptions } from './use-ref-options'

/** A choice among the rows of another resource, searched on the server. */
export function RefInput({ resource, ...field }: FieldProps<string | null> & { resource: string }) {
  const { load, selected, pending } = useRefOptions(resource, field.value)
  return (
    <SearchableSelect
      key={selected?.value ?? 'none'}
      {...field}
      load={load}
      selected={selected}
      placeholder={pending ? 'Un momento…' : undefined}
    />
  )
}
