'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useListParams } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import { todayInRome } from '@/lib/core/dates'
import type { ProposalInput } from '@/lib/features/budgets/proposal-schema'
import type { AnnoInput } from '@/lib/features/budgets/schema'
import { api } from '@/lib/http/client'
import { MISURE, type Misura } from './budget-words'

const KEY = 'budgets'
/** What of the screen's address the API is asked. */
const QUERY_NAMES = ['anno', 'product', 'agencyId', 'gruppo'] as const

/** The year, the product and what is shown, from the address. */
export function useChoice() {
  const params = useListParams()
  const year = Number(params.get('anno'))
  const shown = params.get('mostra') ?? ''
  return {
    anno: Number.isInteger(year) && year >= 2020 && year <= 2100 ? year : Number(todayInRome().slice(0, 4)),
    product: params.get('product'),
    agencyId: params.get('agencyId'),
    gruppo: params.get('gruppo') ?? 'agente',
    misura: (shown in MISURE ? shown : 'raggiunto') as Misura,
  }
}

type YearQuery = Partial<Record<(typeof QUERY_NAMES)[number], string | number | null>>

function queryOf(requested: YearQuery): string {
  const query = new URLSearchParams()
  for (const name of QUERY_NAMES) if (requested[name]) query.set(name, String(requested[name]))
  return query.toString()
}

/** A year of targets with what came of them. */
export function useYear(requested: YearQuery) {
  const area = useArea()
  const query = queryOf(requested)
  return useQuery({
    queryKey: [KEY, area, 'year', query],
    queryFn: ({ signal }) => api.get('/budgets', { area, signal, query }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** What is proposed for a year: to the office what waits for it, to who leads a team their own. */
export function useProposals(anno: number, enabled = true) {
  const area = useArea()
  return useQuery({
    queryKey: [KEY, area, 'proposals', anno],
    queryFn: ({ signal }) => api.get(`/budgets/proposals?anno=${anno}`, { area, signal }),
    enabled,
    meta: { silent: true },
  })
}

/** Reads a year once, or saves one; `refresh` asks again for all that is shown. */
export function useBudgetCalls() {
  const area = useArea()
  const client = useQueryClient()
  return {
    read: (requested: YearQuery) => api.get('/budgets', { area, query: queryOf(requested) }),
    save: (input: AnnoInput) => api.put('/budgets/year', input, { area }),
    propose: (input: ProposalInput) => api.post('/budgets/proposals', input, { area }),
    decide: (id: string, verb: 'approve' | 'reject', body: object) =>
      api.post(`/budgets/proposals/${id}/${verb}`, body, { area }),
    refresh: () => client.invalidateQueries({ queryKey: [KEY, area] }),
  }
}
