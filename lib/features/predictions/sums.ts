import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { parseListQuery } from '@/lib/resources/list-query'
import { visibleRows } from '@/lib/resources/visible-rows'
import type { Prisma } from '@/prisma/generated/client'
import { predictions } from './resource'
import type { SommeReply } from './schema'

/** What the forecasts of the list come to, not of a page's alone: with its filters and the reader's scope. */
export async function sumsOf(actor: Actor, url: URL): Promise<SommeReply> {
  const where = await visibleRows(predictions, actor, parseListQuery(predictions, url))
  const { _count, _sum } = await db().prediction.aggregate({
    where: where as Prisma.PredictionWhereInput,
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
