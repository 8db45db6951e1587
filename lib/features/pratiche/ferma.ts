import 'server-only'
import { addDays, columnOfDay, dayOf, dayOfColumn, startOfDay } from '@/lib/core/dates'
import { setting } from '@/lib/settings/read'
import type { Stato } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'
import { praticheFermeGiorni, STATI_FERMABILI } from './settings'

/*
 * The one definition of a stalled case ("ferma"): open, not suspended, and no activity for more days of the calendar in Italy
 * than the setting `praticheFermeGiorni` gives its state. Counts, lists, reports and notices all ask here.
 */

/** Days of quiet that each state allows: with one more a case is stalled. */
export type Soglie = Readonly<Partial<Record<Stato, number>>>

/** The thresholds of this installation; fifteen days where it has none, or none that can be read. */
export async function soglieFerma(): Promise<Soglie> {
  const { default: usual = praticheFermeGiorni.initial.default, ...given } =
    await setting(praticheFermeGiorni)
  return Object.fromEntries(STATI_FERMABILI.map((stato) => [stato, given[stato] ?? usual]))
}

/** Midnight in Italy after the day that lies so many days back: what happened before it is at least so old. */
export const giorniFa = (giorni: number, now: Date): Date =>
  startOfDay(dayOfColumn(addDays(columnOfDay(dayOf(now)), 1 - giorni)))

/** The same instant for what is older than so many days: the boundary itself is not. */
const oltreGiorni = (giorni: number, now: Date): Date => giorniFa(giorni + 1, now)

/** The states with the same threshold, and the instant before which their last activity must lie. */
function groupsOf(soglie: Soglie, now: Date): { stati: Stato[]; giorni: number; before: Date }[] {
  const days = [...new Set(Object.values(soglie))]
  return days.map((giorni) => ({
    stati: STATI_FERMABILI.filter((stato) => soglie[stato] === giorni),
    giorni,
    before: oltreGiorni(giorni, now),
  }))
}

/** Stalled cases as a Prisma `where`. */
export const fermeWhere = (soglie: Soglie, now: Date): Prisma.PraticaWhereInput => ({
  OR: groupsOf(soglie, now).map(({ stati, before }) => ({
    stato: { in: stati },
    ultimaAttivita: { lt: before },
  })),
})

/** Those that became so, or passed `times` their threshold, within the last `days`, today among them. */
export const appenaFermeWhere = (
  soglie: Soglie,
  now: Date,
  { times = 1, days = 1 } = {},
): Prisma.PraticaWhereInput => ({
  OR: groupsOf(soglie, now).map(({ stati, giorni }) => ({
    stato: { in: stati },
    ultimaAttivita: {
      gte: oltreGiorni(giorni * times + days, now),
      lt: oltreGiorni(giorni * times, now),
    },
  })),
})

/** Days in Italy since the last activity. */
export function giorniFerma({ ultimaAttivita }: { ultimaAttivita: Date }, now: Date): number {
  const day = (instant: Date) => columnOfDay(dayOf(instant)).getTime()
  return Math.round((day(now) - day(ultimaAttivita)) / 86_400_000)
}

/** Past so many times its threshold, and who leads the agent is told too. */
export const PER_IL_RESPONSABILE = 2

/** Whether the quiet of a case is past its threshold, or past `times` as much. */
export const oltreSoglia = (giorni: number, soglia: number, times = 1): boolean => giorni > soglia * times

/** For how many days nothing has happened in a case that is stalled, beside the days that its state allows; null for another. */
export async function stalledFor(
  pratica: { stato: Stato; ultimaAttivita: Date },
  now = new Date(),
): Promise<{ giorni: number; soglia: number } | null> {
  const soglia = (await soglieFerma())[pratica.stato]
  const giorni = giorniFerma(pratica, now)
  return soglia !== undefined && oltreSoglia(giorni, soglia) ? { giorni, soglia } : null
}

/**
 * Stalled cases as SQL. The first two conditions follow from the others; with them PostgreSQL reads the stalled cases, and
 * no more, from the partial index `pratiche_ferme_idx`.
 */
export function fermeSql(soglie: Soglie, alias: string, now: Date): Prisma.Sql {
  const table = Prisma.raw(alias)
  const groups = groupsOf(soglie, now)
  const latest = new Date(Math.max(...groups.map(({ before }) => before.getTime())))
  const parts = groups.map(
    ({ stati, before }) =>
      Prisma.sql`(${table}.stato = ANY(${stati}::stato_pratica[]) AND ${table}.ultima_attivita < ${before.toISOString()}::timestamptz)`,
  )
  return Prisma.sql`(${table}.stato NOT IN ('liquidata', 'respinta', 'ritirata', 'sospesa')
    AND ${table}.ultima_attivita < ${latest.toISOString()}::timestamptz AND (${Prisma.join(parts, ' OR ')}))`
}

/** Cells of a stock by `stato` and `giorno` of the last activity, as the alias `c`: those of stalled cases. */
export function celleFermeSql(soglie: Soglie, now: Date): Prisma.Sql {
  const limits = groupsOf(soglie, now).map(
    ({ stati, before }) =>
      Prisma.sql`(c.stato = ANY(${stati}::stato_pratica[]) AND c.giorno < ${dayOf(before)}::date)`,
  )
  return Prisma.sql`(${Prisma.join(limits, ' OR ')})`
}

/** The same days, as SQL. */
export const giorniFermaSql = (alias: string, now: Date): Prisma.Sql => {
  const table = Prisma.raw(alias)
  return Prisma.sql`(${dayOf(now)}::date - (${table}.ultima_attivita AT TIME ZONE 'Europe/Rome')::date)`
}

/** The threshold of a case's state, as SQL. */
export function sogliaSql(soglie: Soglie, alias: string): Prisma.Sql {
  const cases = Object.entries(soglie).map(
    ([stato, days]) => Prisma.sql`WHEN ${stato}::stato_pratica THEN ${days}::int`,
  )
  return Prisma.sql`(CASE ${Prisma.raw(alias)}.stato ${Prisma.join(cases, ' ')} END)`
}
