import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { addMonthsToDay, type Day, dayOf, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { BUDGET_IN_FORCE } from '@/lib/cubes/budget-in-force'
import { erogatoNetto } from '@/lib/cubes/figures'
import { readCube } from '@/lib/cubes/read'
import { Prisma } from '@/prisma/generated/client'
import { monthBefore, sameDaysYearBefore, twelveMonths, wholeMonths } from './present'
import { instantSql, rowsOf } from './scope'
import type { Figure, FigureName, Mese, Trends } from './types'

/** This month, and the days of the month before up to the same one; last days are in. */
type Span = { first: Day; last: Day; before: Day; same: Day }

function spanOf(now: Date): Span {
  const today = dayOf(now)
  const first = `${today.slice(0, 7)}-01`
  return {
    first,
    last: addMonthsToDay(first, 1),
    before: addMonthsToDay(first, -1),
    same: addMonthsToDay(today, -1),
  }
}

type Pair = { value: number; before: number }
type Daily = { giorno: string }

/** Sums of days: of this month, and of the part of the month before. */
function pairOf<R extends Daily>(rows: readonly R[], { first }: Span, of: (row: R) => number): Pair {
  const sum = (found: readonly R[]) => found.reduce((all, row) => all + of(row), 0)
  return {
    value: sum(rows.filter(({ giorno }) => giorno >= first)),
    before: sum(rows.filter(({ giorno }) => giorno < first)),
  }
}

const daysOf = ({ first, last, before, same }: Span) =>
  Prisma.sql`c.giorno >= ${before}::date AND c.giorno < ${last}::date AND (c.giorno <= ${same}::date OR c.giorno >= ${first}::date)`

/**
 * This month, each figure beside the same days of the month before: a whole month would always look better than one that has
 * just begun. Read from the cubes by day; what is paid is of the facts, payments minus reversals, each on its own day.
 */
export async function monthFigures(actor: Actor, now: Date): Promise<Record<FigureName, Figure>> {
  const span = spanOf(now)
  const [cases, richieste, target] = await Promise.all([
    readCube('cubo_giorno_agente', { reader: actor, by: ['giorno'], and: daysOf(span) }),
    receivedLeads(actor, span),
    targetOf(actor, span.first),
  ])
  const figure = (pair: Pair, goal = NO_TARGET): Figure => ({ ...pair, ...goal })
  return {
    richieste: figure(richieste),
    aperte: figure(pairOf(cases, span, ({ aperte }) => aperte)),
    liquidate: figure(pairOf(cases, span, ({ liquidate }) => liquidate)),
    erogato: figure(pairOf(cases, span, erogatoNetto), target),
  }
}

/**
 * Leads that came: for the office all of them, by day. For an agent those that are the agent's now, which no sum of the past
 * can say: they are few, and an index begins with the agent.
 */
async function receivedLeads(actor: Actor, span: Span): Promise<Pair> {
  if (actor.role === 'admin') {
    const days = await readCube('cubo_giorno_lead', { reader: actor, by: ['giorno'], and: daysOf(span) })
    return pairOf(days, span, ({ nuovi }) => nuovi)
  }
  const at = (day: Day) => instantSql(startOfDay(day))
  const [row] = await db().$queryRaw<Pair[]>`
    SELECT count(*) FILTER (WHERE l.created_at >= ${at(span.first)})::int AS value,
      count(*) FILTER (WHERE l.created_at < ${at(span.first)})::int AS before
    FROM leads l
    WHERE l.created_at >= ${at(span.before)} AND l.created_at < ${at(span.last)}
      AND (l.created_at < ${at(nextDay(span.same))} OR l.created_at >= ${at(span.first)}) AND ${rowsOf('lead', 'l', actor)}`
  return row ?? { value: 0, before: 0 }
}

type Target = Pick<Figure, 'target' | 'reached'>
const NO_TARGET: Target = { target: null, reached: null }

/** The targets of a month, added up in the reader's scope, and what was paid out of the agents and products that have one. */
async function targetOf(actor: Actor, first: Day): Promise<Target> {
  const [anno, mese] = first.split('-').map(Number)
  // A target belongs to an agent and names no agency, as a client does.
  const scope = rowsOf('client', 'b', actor)
  const [row] = await db().$queryRaw<{ target: number | null; reached: number | null }[]>`
    SELECT sum(b.importo)::float8 AS target, coalesce(sum(p.erogato), 0)::float8 AS reached
    FROM budgets b JOIN agents a ON a.id = b.agent_id
    LEFT JOIN (SELECT agent_id, product, sum(liquidato - stornato) AS erogato FROM cubo_agente_ora
      WHERE mese = ${first}::date GROUP BY 1, 2) p ON p.agent_id = b.agent_id AND p.product = b.product
    WHERE b.anno = ${anno} AND b.mese = ${mese} AND b.importo > 0 AND ${Prisma.raw(BUDGET_IN_FORCE)} AND ${scope}`
  return row?.target ? row : NO_TARGET
}

/** Sums by case of the days that this month is compared with, a year before. */
export async function yearBeforeSoFar(actor: Actor, now: Date) {
  const { from, to } = sameDaysYearBefore(now)
  const and = Prisma.sql`c.giorno BETWEEN ${from}::date AND ${to}::date`
  const [sums] = await readCube('cubo_giorno_agente', { reader: actor, and })
  return sums
}

/**
 * What was paid out in each of the last twelve months and of the twelve before, and the course of what is counted by the case;
 * a reversal is in the month it happened in.
 */
export async function productionByMonth(
  actor: Actor,
  now: Date,
): Promise<{ erogato: Mese[]; trend: Trends }> {
  const [rows, soFar] = await Promise.all([
    readCube('cubo_agente_mese', { reader: actor, from: monthBefore(now, 23), by: ['mese'] }),
    yearBeforeSoFar(actor, now),
  ])
  const paid = rows.map((row) => ({ mese: row.mese, valore: erogatoNetto(row) }))
  const course = (of: (row: (typeof rows)[number]) => number) =>
    wholeMonths(
      rows.map((row) => ({ mese: row.mese, valore: of(row) })),
      now,
    )
  return {
    erogato: twelveMonths(paid, now, soFar ? erogatoNetto(soFar) : 0),
    trend: {
      aperte: course(({ aperte }) => aperte),
      liquidate: course(({ liquidate }) => liquidate),
      erogato: wholeMonths(paid, now),
    },
  }
}

/** Leads of each of the twelve months before this one, counted as `monthFigures` counts them. */
export async function leadsByMonth(actor: Actor, now: Date): Promise<number[]> {
  const from = monthBefore(now, 12)
  const rows = await byRole(staffRole(actor.role), {
    admin: async () => readCube('cubo_lead', { reader: actor, from, by: ['mese'] }),
    agent: async () => db().$queryRaw<{ mese: string; nuovi: number }[]>`
          SELECT to_char(l.created_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM') AS mese, count(*)::int AS nuovi
          FROM leads l
          WHERE l.created_at >= ${instantSql(startOfDay(`${from}-01`))} AND ${rowsOf('lead', 'l', actor)} GROUP BY 1`,
  })
  return wholeMonths(
    rows.map(({ mese, nuovi }) => ({ mese, valore: nuovi })),
    now,
  )
}
