import 'server-only'
import { addDays, columnOfDay, dayOf, dayOfColumn, startOfDay } from '@/lib/core/dates'
import { setting } from '@/lib/settings/read'
import { Prisma } from '@/prisma/generated/client'
import { praticheFermeGiorni, STATI_FERMABILI } from './settings'
import type { Stato } from './states'

/*
 * The one definition of a stalled case ("ferma"): open, not suspended, and no activity for as many days in Italy as
 * the setting `praticheFermeGiorni` gives its state. Counts, lists and reports all ask here.
 */

/** Days after which a case of each state is stalled. */
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

/** The states with the same threshold, and the instant before which their last activity must lie. */
function groupsOf(soglie: Soglie, now: Date): { stati: Stato[]; giorni: number; before: Date }[] {
  const days = [...new Set(Object.values(soglie))]
  return days.map((giorni) => ({
    stati: STATI_FERMABILI.filter((stato) => soglie[stato] === giorni),
    giorni,
    before: giorniFa(giorni, now),
  }))
}

/** Stalled cases as a Prisma `where`. */
export const fermeWhere = (soglie: Soglie, now: Date): Prisma.PraticaWhereInput => ({
  OR: groupsOf(soglie, now).map(({ stati, before }) => ({
    stato: { in: stati },
    ultimaAttivita: { lt: before },
  })),
})

/** Those that became so, or reached `times` their threshold, within the last `days`, today among them. */
export const appenaFermeWhere = (
  soglie: Soglie,
  now: Date,
  { times = 1, days = 1 } = {},
): Prisma.PraticaWhereInput => ({
  OR: groupsOf(soglie, now).map(({ stati, giorni }) => ({
    stato: { in: stati },
    ultimaAttivita: { gte: giorniFa(giorni * times + days, now), lt: giorniFa(giorni * times, now) },
  })),
})

/** Days in Italy since the last activity. */
export function giorniFerma({ ultimaAttivita }: { ultimaAttivita: Date }, now: Date): number {
  const day = (instant: Date) => columnOfDay(dayOf(instant)).getTime()
  return Math.round((day(now) - day(ultimaAttivita)) / 86_400_000)
}

/** So many times its threshold, and who leads the agent is told too. */
export const PER_IL_RESPONSABILE = 2

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
