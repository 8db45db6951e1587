import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { agentSql } from '@/lib/auth/agent-scope'
import { addMonths, addMonthsToDay, monthOf, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { type MonthRow, monthBefore, twelveMonths } from './present'
import { instantSql, rowsOf } from './scope'
import type { Figure, FigureName, Mese } from './types'

type Row = Record<'richieste' | 'aperte' | 'liquidate' | 'erogato', number> &
  Record<'richieste_prima' | 'aperte_prima' | 'liquidate_prima' | 'erogato_prima', number> & {
    obiettivo: number | null
  }

/**
 * This month up to now, each figure beside the same part of the month before: a whole month would always look better
 * than one that has just begun. One statement; it reads two months by the indexes of their instants.
 */
export async function monthFigures(actor: Actor, now: Date): Promise<Record<FigureName, Figure>> {
  const first = `${monthOf(now)}-01`
  const from = instantSql(startOfDay(first))
  const until = instantSql(startOfDay(addMonthsToDay(first, 1)))
  const before = instantSql(startOfDay(addMonthsToDay(first, -1)))
  const same = instantSql(addMonths(now, -1))
  const [anno, mese] = first.split('-').map(Number)
  const pratiche = rowsOf('pratica', 'p', actor)
  // A goal belongs to an agent and names no agency, as a client does.
  const goals = actor.role === 'admin' ? Prisma.sql`TRUE` : agentSql('client', 'b', actor)
  const within = (at: Prisma.Sql) =>
    Prisma.sql`${at} >= ${before} AND ${at} < ${until} AND (${at} < ${same} OR ${at} >= ${from})`
  const [created, opened, paid] = [
    Prisma.sql`l.created_at`,
    Prisma.sql`p.created_at`,
    Prisma.sql`p.data_liquidazione`,
  ]
  const [row] = await db().$queryRaw<Row[]>`
    SELECT * FROM
      (SELECT count(*) FILTER (WHERE ${created} >= ${from})::int AS richieste,
         count(*) FILTER (WHERE ${created} < ${from})::int AS richieste_prima
       FROM leads l WHERE ${within(created)} AND ${rowsOf('lead', 'l', actor)}) l,
      (SELECT count(*) FILTER (WHERE ${opened} >= ${from})::int AS aperte,
         count(*) FILTER (WHERE ${opened} < ${from})::int AS aperte_prima
       FROM pratiche p WHERE ${within(opened)} AND ${pratiche}) o,
      (SELECT count(*) FILTER (WHERE ${paid} >= ${from})::int AS liquidate,
         count(*) FILTER (WHERE ${paid} < ${from})::int AS liquidate_prima,
         coalesce(sum(p.importo_erogato) FILTER (WHERE ${paid} >= ${from}), 0)::float8 AS erogato,
         coalesce(sum(p.importo_erogato) FILTER (WHERE ${paid} < ${from}), 0)::float8 AS erogato_prima
       FROM pratiche p WHERE p.stato = 'liquidata' AND ${within(paid)} AND ${pratiche}) d,
      (SELECT sum(b.importo)::float8 AS obiettivo FROM budgets b
       WHERE b.anno = ${anno} AND b.mese = ${mese} AND ${goals}) b`
  const figure = (name: FigureName): Figure => ({
    value: row?.[name] ?? 0,
    before: row?.[`${name}_prima`] ?? 0,
    target: name === 'erogato' ? (row?.obiettivo ?? null) : null,
  })
  return {
    richieste: figure('richieste'),
    aperte: figure('aperte'),
    liquidate: figure('liquidate'),
    erogato: figure('erogato'),
  }
}

/** What was paid out in each of the last twelve months and of the twelve before. */
export async function paidByMonth(actor: Actor, now: Date): Promise<Mese[]> {
  const since = `${monthBefore(now, 23)}-01`
  const scope = rowsOf('pratica', 'p', actor)
  // Who sees every row reads the sums that are kept; an agent's rows are few, and may be those of an agency.
  const rows =
    scope.text === 'TRUE'
      ? db().$queryRaw<MonthRow[]>`
          SELECT to_char(mese, 'YYYY-MM') AS mese, sum(importo_erogato)::float8 AS valore
          FROM rollup_liquidato WHERE mese >= ${since}::date GROUP BY 1`
      : db().$queryRaw<MonthRow[]>`
          SELECT to_char(p.data_liquidazione AT TIME ZONE 'Europe/Rome', 'YYYY-MM') AS mese,
            sum(p.importo_erogato)::float8 AS valore
          FROM pratiche p
          WHERE p.stato = 'liquidata' AND p.data_liquidazione >= ${instantSql(startOfDay(since))} AND ${scope}
          GROUP BY 1`
  return twelveMonths(await rows, now)
}
