'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { todayInRome } from '@/lib/core/dates'
import { toCents } from '@/lib/core/money'
import { api } from '@/lib/http/client'
import type { Known, Threshold, Tool } from './tool-types'

const KEPT = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
} as const

/** Tools count in cents. */
const inCents = (row: Threshold): Threshold => ({
  ...row,
  classFrom: row.classFrom === null ? null : toCents(row.classFrom),
  classTo: row.classTo === null ? null : toCents(row.classTo),
})

/** What a tool looks up: asked once, then it works without a connection. */
export function useKnown({ needs }: Pick<Tool, 'needs'>): Known & { isMissing: boolean } {
  const area = useArea()
  const towns = useQuery({
    queryKey: ['comuni'],
    queryFn: () => api.get('/enums/comuni', { area }),
    enabled: needs === 'comuni',
    ...KEPT,
  })
  const rates = useQuery({
    queryKey: ['soglie'],
    queryFn: () => api.get('/rates/soglie', { area }),
    enabled: needs === 'soglie',
    ...KEPT,
  })
  return {
    towns: towns.data ?? [],
    thresholds: (rates.data?.soglie?.rows ?? []).map(inCents),
    today: todayInRome(),
    isMissing: towns.isLoadingError || rates.isLoadingError,
  }
}
