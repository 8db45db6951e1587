'use client'

import { useRowQuery } from '@/components/data/list/use-row-query'
import type { PraticaDetail } from '@/lib/features/pratiche/data'

/** A case kept up to date. */
export function useCaseQuery(initial: PraticaDetail) {
  const { row: pratica, query, reload } = useRowQuery('pratiche', initial)
  return { pratica, query, reload }
}
