'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { api } from '@/lib/http/client'

/** The identification of a case, asked for once for all parts of its page. */
export function useIdentification(praticaId: string) {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['pratiche', area, 'identificazione', praticaId]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(`/pratiche/${praticaId}/identificazione`, { area, signal }),
    meta: { silent: true },
  })
  return {
    query,
    /** Shows what a verb has just answered. */
    show: (latest: IdentificazioneDetail) => queries.setQueryData(queryKey, latest),
    reload: () => queries.invalidateQueries({ queryKey }),
  }
}
