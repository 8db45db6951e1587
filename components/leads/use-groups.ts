'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import type { GruppoInput } from '@/lib/features/leads/perc-leads/schema'
import { api } from '@/lib/http/client'

const KEY = 'percLeads'

/** The groups of a product, or of all where it is null. */
export function useGroups(product: string | null, enabled = true) {
  const area = useArea()
  return useQuery({
    queryKey: [KEY, area, 'groups', product],
    queryFn: ({ signal }) => api.get('/percLeads', { area, signal, query: { product } }),
    enabled,
    meta: { silent: true },
  })
}

export function useFairness(product: string) {
  const area = useArea()
  return useQuery({
    queryKey: [KEY, area, 'fairness', product],
    queryFn: ({ signal }) => api.get(`/percLeads/fairness?product=${product}`, { area, signal }),
    meta: { silent: true },
  })
}

export function useLedger(id: string) {
  const area = useArea()
  return useQuery({
    queryKey: [KEY, area, 'ledger', id],
    queryFn: ({ signal }) => api.get(`/percLeads/groups/${id}/ledger`, { area, signal }),
    meta: { silent: true },
  })
}

/** Saves a group; `refresh` asks again for all that is shown of them. */
export function useSaveGroup() {
  const area = useArea()
  const client = useQueryClient()
  return {
    save: (input: GruppoInput) => api.put('/percLeads/groups', input, { area }),
    refresh: () => client.invalidateQueries({ queryKey: [KEY, area] }),
  }
}
