import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { parseListQuery } from '@/lib/resources/list-query'
import { meantQuery } from '@/lib/resources/read'
import { visibleRows } from '@/lib/resources/visible-rows'
import type { Prisma } from '@/prisma/generated/client'
import { columnOf } from './labels'
import { predictions } from './resource'
import type { MesiReply } from './schema'

const NOTHING = { n: 0, importo: 0n, ponderato: 0n }

/** What is open of the list, by the column of the board that it stands in. */
export async function monthsOf(actor: Actor, url: URL): Promise<MesiReply> {
  const query = await meantQuery(predictions, actor, parseListQuery(predictions, url))
  const where = await visibleRows(predictions, actor, query)
  const rows = await db().prediction.groupBy({
    by: ['previstaPer'],
    where: { AND: [where as Prisma.PredictionWhereInput, { stato: 'aperta' }] },
    _count: { _all: true },
    _sum: { importo: true, ponderato: true },
  })
  const today = todayInRome()
  const sums = new Map<string, typeof NOTHING>()
  for (const { previstaPer, _count, _sum } of rows) {
    const column = columnOf(dayOfColumn(previstaPer), today)
    const { n, importo, ponderato } = sums.get(column) ?? NOTHING
    sums.set(column, {
      n: n + _count._all,
      importo: importo + (_sum.importo ?? 0n),
      ponderato: ponderato + (_sum.ponderato ?? 0n),
    })
  }
  const colonne = [...sums].map(([colonna, { n, importo, ponderato }]) => ({
    colonna,
    n,
    importo: toEuro(importo),
    ponderato: toEuro(ponderato),
  }))
  return { io: actor.userId, colonne }
}
