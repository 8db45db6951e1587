'use client'

import type { FieldProps } from '@/components/ui/field'
import { SearchableSelect } from '@/components/ui/searchable-select'
import type { Field } from '@/lib/resources/view'
import { useRefOptions } from './use-ref-options'

type Props = FieldProps<string | null> & { resource: string; among?: Field['among'] }

/** A choice among the rows of another resource, searched on the server. */
export function RefInput({ resource, among, ...field }: Props) {
  const { load, selected, pending } = useRefOptions(resource, field.value, { among })
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
