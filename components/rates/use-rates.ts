'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useListParams } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import type { DaysInput } from '@/lib/features/rates/days-schema'
import { INDEXES, type RateIndex } from '@/lib/features/rates/schema'
import { api } from '@/lib/http/client'

const KEY = 'rates'

/** The index that the address asks for. */
export function useIndex(): RateIndex {
  const asked = useListParams().get('indice')
  return INDEXES.find((index) => index === asked) ?? 'EURIBOR'
}

/** The last working days of an index, with what is missing. */
export function useDays(index: RateIndex) {
  return useQuery({
    queryKey: [KEY, 'days', index],
    queryFn: ({ signal }) => api.get(`/rates/days?index=${index}`, { area: 'admin', signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** The newest value of every index and duration. */
export function useToday() {
  const area = useArea()
  return useQuery({
    queryKey: [KEY, 'today'],
    queryFn: ({ signal }) => api.get('/rates/today', { area, signal }),
    meta: { silent: true },
  })
}

/** The usury thresholds of the quarter of a day. */
export function useThresholds(day: string | null) {
  const area = useArea()
  return useQuery({
    queryKey: [KEY, 'tegm', day],
    queryFn: ({ signal }) => api.get('/tegm', { area, signal, query: day ? `day=${day}` : '' }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** Writes a sheet; `refresh` asks again for all that is shown of rates. */
export function useRateCalls() {
  const client = useQueryClient()
  return {
    /** Reads the daily source at once; the reply names the job. */
    readSource: () => api.post('/rates/refresh', {}, { area: 'admin' }),
    save: (input: DaysInput) => api.put('/rates/days', input, { area: 'admin' }),
    refresh: () => client.invalidateQueries({ queryKey: [KEY] }),
  }
}
