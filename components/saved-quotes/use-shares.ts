'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { euroText } from '@/lib/core/money'
import { api } from '@/lib/http/client'
import type { Kind, Values } from './kinds'
import type { Line } from './lines'

export type Shares = ReadonlyMap<string, { quota: number | null; lordo: number | null }>

type Question = { kind: Kind; asked: Values }

/** What each offer would pay; null for who may not know, and until it is known. */
export function useShares(
  { kind: product, asked }: Question,
  lines: readonly Line[],
  mayKnow: boolean,
): Shares | null {
  const area = useArea()
  const finalita = typeof asked.finalita === 'string' ? asked.finalita : undefined
  const offerte = lines.map(({ id, bankId, base }) => ({ productId: id, bankId, importo: base }))
  const found = useQuery({
    queryKey: ['quotes', area, 'provvigioni', product, finalita, offerte],
    queryFn: ({ signal }) =>
      api.post('/quotes/provvigioni', { product, offerte, ...(finalita && { finalita }) }, { area, signal }),
    enabled: mayKnow && offerte.length > 0,
    meta: { silent: true },
  })
  return found.data ? new Map(found.data.righe.map(({ productId, ...share }) => [productId, share])) : null
}

/** The reader's own share; of the office, which has none, the gross. */
export function shareWords(shares: Shares, id: string): string {
  const { quota, lordo } = shares.get(id) ?? { quota: null, lordo: null }
  const value = quota ?? lordo
  return value === null ? '—' : euroText(value)
}
