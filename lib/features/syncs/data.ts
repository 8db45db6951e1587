import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { STATI } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { ImportMapping, ImportRun } from '@/prisma/generated/client'
import { nextNight } from './night'
import { LATE_HOURS, NOBODY, type Parola, type StatoEgg, WORD_NAMES, type WordKind } from './schema'

const HOUR = 3_600_000
const egg = { kind: 'egg' } as const

/** The last run that read something and wrote what could be written. */
export const lastGood = (origine?: 'notte') =>
  db().importRun.findFirst({
    where: { ...egg, origine, state: { in: ['completato', 'con_errori'] }, endedAt: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/**
 * Whether none has gone well for longer than a day, where one is due each night: where there is a source for it, and where
 * nights have come until now.
 */
export async function isLate(good: Pick<ImportRun, 'endedAt'> | null, now: Date): Promise<boolean> {
  if (good?.endedAt && now.getTime() - good.endedAt.getTime() <= LATE_HOURS * HOUR) return false
  return env().EGG_SOURCE !== undefined || (await lastGood('notte')) !== null
}

/** How the import stands: what the top of its list says. */
export async function syncStatus(): Promise<StatoEgg> {
  const now = new Date()
  const [good, running, last, daAbbinare] = await Promise.all([
    lastGood(),
    db().importRun.findFirst({
      where: { ...egg, state: 'in_corso' },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
    db().importRun.findFirst({ where: egg, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
    db().importMapping.count({ where: { ...egg, tipo: { in: WORD_NAMES }, interno: null } }),
  ])
  const ultimaBuona = good?.endedAt && {
    _id: good.id,
    endedAt: good.endedAt.toISOString(),
    ore: Math.max(0, Math.floor((now.getTime() - good.endedAt.getTime()) / HOUR)),
  }
  return {
    ultimaBuona: ultimaBuona ?? null,
    inRitardo: await isLate(good, now),
    inCorso: running && { _id: running.id, letti: running.letti, fatti: doneOf(running) },
    fallita: last?.state === 'fallito' ? { _id: last.id, errore: last.errore } : null,
    prossima: env().EGG_SOURCE ? nextNight(now).toISOString() : null,
    daAbbinare,
  }
}

type Counted = Record<'creati' | 'aggiornati' | 'invariati' | 'saltati' | 'errati', number>
const doneOf = ({ creati, aggiornati, invariati, saltati, errati }: Counted) =>
  creati + aggiornati + invariati + saltati + errati

/** EGG's words, those that wait for a meaning first. */
export async function listWords(): Promise<Parola[]> {
  const rows = await db().importMapping.findMany({
    where: { ...egg, tipo: { in: WORD_NAMES } },
    orderBy: [{ interno: { sort: 'asc', nulls: 'first' } }, { tipo: 'asc' }, { esterno: 'asc' }],
    take: 2_000,
  })
  const [names, blocked] = [await namesOf(rows), await blockedBy()]
  return rows
    .map(({ id, tipo, esterno, interno, version }) => ({
      _id: id,
      tipo: tipo as WordKind,
      esterno,
      interno,
      version,
      nome: interno === null ? null : (names.get(interno) ?? null),
      righe: blocked.get(`${tipo} ${esterno}`) ?? 0,
    }))
    .sort((a, b) => Number(a.interno !== null) - Number(b.interno !== null) || b.righe - a.righe)
}

/** What people call the meanings: labels of ours, banks, agents. */
async function namesOf(rows: readonly ImportMapping[]): Promise<ReadonlyMap<string, string>> {
  const of = (tipo: WordKind) =>
    rows.flatMap((row) => (row.tipo === tipo && row.interno ? [row.interno] : []))
  const [banks, agents] = await Promise.all([
    db().bank.findMany({ where: { id: { in: of('banca') } }, select: { id: true, nome: true } }),
    db().agent.findMany({
      where: { id: { in: of('agente').filter((id) => id !== NOBODY) } },
      select: { id: true, nome: true, cognome: true },
    }),
  ])
  return new Map([
    ...Object.entries(STATI).map(([key, { label }]) => [key, label] as const),
    ...Object.entries(PRODOTTI),
    ...Object.entries(FINALITA_LABELS),
    [NOBODY, 'Nessuno'] as const,
    ...banks.map(({ id, nome }) => [id, nome] as const),
    ...agents.map(({ id, nome, cognome }) => [id, `${nome} ${cognome}`] as const),
  ])
}

/** As many runs with wrong rows as are looked at: of those before them nobody waits any more. */
const WAITING_RUNS = 30

/** How many cases say each word in rows that could not be written: a case that comes again each night waits once. */
async function blockedBy(): Promise<ReadonlyMap<string, number>> {
  const runs = await db().importRun.findMany({
    where: { ...egg, errati: { gt: 0 } },
    select: { id: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: WAITING_RUNS,
  })
  if (runs.length === 0) return new Map()
  const rows = await db().$queryRaw<{ word: string; righe: number }[]>`
    SELECT w.tipo || ' ' || (r.dati ->> w.tipo) AS word, count(DISTINCT r.chiave)::int AS righe
    FROM import_rows r CROSS JOIN unnest(${WORD_NAMES}::text[]) AS w(tipo)
    WHERE r.run_id = ANY(${runs.map(({ id }) => id)}::uuid[]) AND r.esito = 'errato' AND r.dati ->> w.tipo IS NOT NULL GROUP BY 1`
  return new Map(rows.map(({ word, righe }) => [word, righe]))
}
