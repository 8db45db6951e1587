'use client'

import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/ui/field'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { api } from '@/lib/http/client'

type Province = { sigla: string; nome: string }

const DAY_MS = 86_400_000

/** A province of today, found by its name; the value is its two letters, which stand alone until the list is there. */
export function ProvinceInput(field: FieldProps<string | null>) {
  const { value } = field
  const list = useQuery({
    queryKey: ['province'],
    queryFn: () => api.get<Province[]>('/enums/province'),
    staleTime: DAY_MS,
  })
  const options = (list.data ?? []).map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` }))
  const isListed = value === null || options.some((option) => option.value === value)
  return (
    <SearchableSelect
      {...field}
      options={isListed ? options : [{ value, label: value }, ...options]}
      placeholder={list.isPending ? 'Un momento…' : undefined}
    />
  )
}
