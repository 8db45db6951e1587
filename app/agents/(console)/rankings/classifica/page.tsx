import { Board, NoMonth } from '@/components/rankings/board'
import { requireAgent } from '@/lib/auth/gates'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'
import { AppError } from '@/lib/core/errors'
import { parseSafely } from '@/lib/core/parse-safely'
import { networkRanking } from '@/lib/features/rankings/read-ranking'
import { monthQuery, tipoParams } from '@/lib/features/rankings/schema'

export const metadata = { title: 'Classifica' }

/** The running month of the agents' ranking, unless the address says another one. */
export default async function RankingPage({ searchParams }: { searchParams: SearchParams }) {
  const { actor } = await requireAgent()
  const asked = parseSafely(tipoParams, { tipo: await searchParam(searchParams, 'tipo') })
  const tipo = asked.success ? asked.data.tipo : 'agenti'
  const mese = await searchParam(searchParams, 'mese')
  const [anno, month] = mese?.split('-') ?? []
  const period = parseSafely(monthQuery, mese ? { anno, mese: month ?? '' } : {})
  if (!period.success) return <NoMonth tipo={tipo} />
  const ranking = await networkRanking(actor, tipo, period.data).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  return ranking ? <Board ranking={ranking} /> : <NoMonth tipo={tipo} />
}
