import 'server-only'
import { type AdminScope, can } from '@/lib/auth/actor'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { refuseImpersonal } from '@/lib/core/impersonal'
import { DUES, TEXTS } from '@/lib/registry/compliance'
import type { Fascicolo } from '@/prisma/generated/client'
import { type Compliance, type DueQueue, type Pack, queueAt } from './schema'

/** So many of each kind are shown; the rest is counted, and a click away. */
const SHOWN = 8

/** What is due, late or missing, as far as its reader may see it, and the texts that are in force. */
export async function complianceHome(scope: AdminScope): Promise<Compliance> {
  // What is due depends on the day, before anything is read.
  refuseImpersonal('the day')
  const scadenze = []
  for (const { name, titolo, vuoto, dues } of duesFor(scope))
    scadenze.push({
      name,
      titolo,
      vuoto,
      tutti: queueAt(name),
      ...(await dues(scope, { take: SHOWN, skip: 0 })),
    })
  const testi = []
  for (const { name, titolo, inForce } of TEXTS) testi.push({ name, titolo, items: await inForce() })
  return { oggi: todayInRome(), scadenze, testi }
}

/** The kinds of duties that their reader may see. */
const duesFor = ({ actor }: AdminScope) => DUES.filter(({ flag }) => !flag || can(actor, flag))

const QUEUE_PAGE = 50

/**
 * All of one kind, page by page: what the home has counted, by the same question. The first kind where none is named.
 * @throws 404 for a kind that is none, or not the reader's
 */
export async function dueQueue(scope: AdminScope, name: string | undefined, page: number) {
  refuseImpersonal('the day')
  const readable = duesFor(scope)
  const { titolo, vuoto, dues, ...source } = orNotFound(
    name === undefined ? readable[0] : readable.find((one) => one.name === name),
  )
  const { total, items } = await dues(scope, { take: QUEUE_PAGE, skip: (page - 1) * QUEUE_PAGE })
  const queue: DueQueue = { name: source.name, titolo, vuoto, tutti: queueAt(source.name), total, items }
  return { oggi: todayInRome(), pagine: Math.max(1, Math.ceil(total / QUEUE_PAGE)), queue }
}

export const presentPack = ({ id, dal, al, createdAt, progressId, fileId }: Fascicolo): Pack => ({
  _id: id,
  dal: dayOfColumn(dal),
  al: dayOfColumn(al),
  createdAt: createdAt.toISOString(),
  jobId: progressId,
  fileId,
})

const NEWEST = 20

/** The packs that somebody has asked for, newest first. */
export async function ownPacks({ actor }: AdminScope): Promise<{ items: Pack[] }> {
  const rows = await db().fascicolo.findMany({
    where: { adminId: actor.userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NEWEST,
  })
  return { items: rows.map(presentPack) }
}
