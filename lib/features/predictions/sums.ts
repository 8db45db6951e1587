import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { parseListQuery } from '@/lib/resources/list-query'
import { meantQuery } from '@/lib/resources/read'
import { visibleRows } from '@/lib/resources/visible-rows'
import type { Prisma } from '@/prisma/generated/client'
import { predictions } from './resource'
import type { SommeReply } from './schema'

/**
 * What the forecasts of the list come to, not of a page's alone: with its filters and the reader's scope. Those that came true or were
 * lost are expected no more, and count only where the list asks for them by their state.
 */
export async function sumsOf(actor: Actor, url: URL): Promise<SommeReply> {
  const query = await meantQuery(predictions, actor, parseListQuery(predictions, url))
  const rows = (await visibleRows(predictions, actor, query)) as Prisma.PredictionWhereInput
  const where = url.searchParams.has('filter[stato]') ? rows : { AND: [rows, { stato: 'aperta' as const }] }
  const { _count, _sum } = await db().prediction.aggregate({
    where,
    _count: { _all: true },
    _sum: { importo: true, ponderato: true },
  })
  return {
    totals: {
      previsioni: _count._all,
      importo: toEuro(_sum.importo ?? 0n),
      ponderato: toEuro(_sum.ponderato ?? 0n),
    },
  }
}
