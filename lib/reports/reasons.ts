import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import type { BankReasonsReply, Reasons } from './flow-view'
import { periodSql, type Where, whereOf } from './period-sql'
import { type Summary, summaryScope } from './summary/define'
import type { SummaryQuery } from './summary/query'

const [MOST, MOST_OF_BANK] = [10, 3]
/** Words of a case whose reason nobody wrote. */
const UNWRITTEN = 'Motivo non scritto'

type Row = { gruppo: string; motivo: string; n: number }
type ReasonsRequest = { summary: Summary; actor: Actor; query: SummaryQuery }

const COLUMNS: Where = { product: 'prodotto', agency_id: 'uuid', agent_id: 'uuid', bank_id: 'uuid' }

/**
 * Why cases ended: the words written at the step, in whatever letters. What is counted are the facts of the period, each
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
    LEFT JOIN pratiche p ON p.id = f.pratica_id
    LEFT JOIN LATERAL (SELECT e.testo FROM pratica_eventi e WHERE e.pratica_id = f.pratica_id AND e.tipo = 'stato' AND e.a = f.a
      AND e.at <= f.at + interval '1 minute' ORDER BY e.at DESC, e.id DESC LIMIT 1) e ON TRUE
    CROSS JOIN LATERAL (SELECT coalesce(nullif(btrim(e.testo), ''),
      CASE WHEN f.a = 'respinta' THEN nullif(btrim(p.motivo_rifiuto), '') END, ${UNWRITTEN}) AS motivo) r
    WHERE f.tipo = 'stato' AND f.a IN ('respinta', 'ritirata') AND ${only} AND ${periodSql('f', query)}
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
  const banche = banks.map(({ id, nome }) => ({
    key: id,
    label: nome,
    ...first(
      rows.filter(({ gruppo }) => gruppo === id),
      MOST_OF_BANK,
    ),
  }))
  return { banche: banche.sort((a, b) => b.totale - a.totale || a.label.localeCompare(b.label)), asOf }
}

function first(rows: readonly Row[], most: number): Reasons {
  const primi = rows.slice(0, most).map(({ motivo, n }) => ({ motivo, n }))
  const sum = (some: readonly { n: number }[]) => some.reduce((all, { n }) => all + n, 0)
  return { totale: sum(rows), primi, altri: sum(rows.slice(most)) }
}
