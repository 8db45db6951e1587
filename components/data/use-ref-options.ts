'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useArea } from '@/components/shell/area'
import type { Option } from '@/components/ui/field'
import { declaredApi } from '@/lib/http/client'
import type { ListReply } from '@/lib/resources/view'
import { personName } from './cell'

type Ref = { _id: string; nome?: string; cognome?: string; titolo?: string; codice?: string }

const labelOf = (row: Ref) =>
  row.cognome ? personName(row) : (row.nome ?? row.titolo ?? row.codice ?? row._id)

/** Options of a field or filter that points to another resource: searched on the server, by name. */
export function useRefOptions(resource: string, value: string | null) {
  const area = useArea()
  const load = useCallback(
    async (text: string): Promise<Option[]> => {
      const search = text.trim() ? `&q=${encodeURIComponent(text.trim())}` : ''
      const { items } = await declaredApi.get<ListReply<Ref>>(`/${resource}?limit=20${search}`, { area })
      return items.map((row) => ({ value: row._id, label: labelOf(row) }))
    },
    [resource, area],
  )
  const current = useQuery({
    queryKey: [resource, area, 'ref', value],
    queryFn: () => declaredApi.get<Ref>(`/${resource}/${value}`, { area }),
    enabled: value !== null && value !== '',
    staleTime: 300_000,
    meta: { silent: true },
  })
  const selected = current.data ? { value: current.data._id, label: labelOf(current.data) } : undefined
  return { load, selected, pending: current.isLoading }
}
