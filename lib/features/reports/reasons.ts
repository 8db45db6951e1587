import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { type Drill, type Summary, summaryScope } from '@/lib/reports/summary/define'
import type { SummaryQuery } from '@/lib/reports/summary/query'
import { Prisma } from '@/prisma/generated/client'
import type { BankReasonsReply, Reasons } from './flow-view'
import { movementsOf, movementsWith } from './movimenti'
import { periodSql, type Where, whereOf } from './period-sql'
import { HAS_REASON, REASON } from './reason-sql'

const [MOST, MOST_OF_BANK] = [10, 3]
type Row = { gruppo: string; motivo: string; n: number }
type ReasonsRequest = { summary: Summary; actor: Actor; query: SummaryQuery }

const COLUMNS: Where = { product: 'prodotto', agency_id: 'uuid', agent_id: 'uuid', bank_id: 'uuid' }

/**
 * Why cases ended: the reason chosen at the step. What is counted are the facts of the period, each
 * with its reason or without one, so that the reasons add up to the refusals.
 */
async function rowsOf(
  tx: Tx,
  { summary, actor, query }: ReasonsRequest,
  group: Prisma.Sql,
  only: Prisma.Sql,
) {
  return tx.$queryRaw<Row[]>`
    SELECT ${group} AS gruppo, min(r.motivo) AS motivo, count(*)::int AS n
    FROM pratica_fatti f
    CROSS JOIN LATERAL (SELECT ${REASON} AS motivo) r
    WHERE ${HAS_REASON} AND ${only} AND ${periodSql('f', query)}
      AND ${summaryScope('f', actor)} AND ${whereOf(summary, query, 'f', COLUMNS)}
    GROUP BY 1, lower(r.motivo)
    ORDER BY count(*) DESC, min(r.motivo)`
}

/** The ten most frequent reasons of each end. */
export async function readReasons(
  tx: Tx,
  request: ReasonsRequest,
): Promise<Record<'respinta' | 'ritirata', Reasons>> {
  const rows = await rowsOf(tx, request, Prisma.sql`f.a::text`, Prisma.sql`TRUE`)
  const of = (esito: string) =>
    first(
      rows.filter(({ gruppo }) => gruppo === esito),
      MOST,
    )
  return { respinta: of('respinta'), ritirata: of('ritirata') }
}

/** The three most frequent reasons of refusal of each bank; the bank with most refusals first. */
export async function readBankReasons(request: ReasonsRequest): Promise<BankReasonsReply> {
  const asOf = new Date().toISOString()
  const rows = await rowsOf(
    db(),
    request,
    Prisma.sql`f.bank_id::text`,
    Prisma.sql`f.a = 'respinta' AND f.bank_id <> nessuno()`,
  )
  const keys = [...new Set(rows.map(({ gruppo }) => gruppo))]
  const banks = await db().bank.findMany({ where: { id: { in: keys } }, select: { id: true, nome: true } })
  const set = Object.fromEntries(request.query.filters.map(({ name, text }) => [name, text]))
  const banche = banks.map(({ id, nome }) => {
    const own = rows.filter(({ gruppo }) => gruppo === id)
    const drill: Drill = { area: 'admin', ...request.query, filters: { ...set, bankId: id } }
    return { key: id, label: nome, ...listed(first(own, MOST_OF_BANK), 'respinta', drill) }
  })
  return { banche: banche.sort((a, b) => b.totale - a.totale || a.label.localeCompare(b.label)), asOf }
}

/** With the lists of the steps that ended so: all of them, and those of each reason. */
export function listed(reasons: Reasons, esito: 'respinta' | 'ritirata', drill: Drill): Reasons {
  return {
    ...reasons,
    primi: reasons.primi.map((one) => ({
      ...one,
      href: movementsWith({ motivo: one.motivo }, esito)(drill),
    })),
    href: movementsOf(esito)(drill),
  }
}

function first(rows: readonly Row[], most: number): Reasons {
  const primi = rows.slice(0, most).map(({ motivo, n }) => ({ motivo, n }))
  const sum = (some: readonly { n: number }[]) => some.reduce((all, { n }) => all + n, 0)
  return { totale: sum(rows), primi, altri: sum(rows.slice(most)) }
}
