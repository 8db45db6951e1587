import 'server-only'
import { type AdminScope, can } from '@/lib/auth/actor'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { refuseImpersonal } from '@/lib/core/impersonal'
import { DUES, TEXTS } from '@/lib/registry/compliance'
import type { Fascicolo } from '@/prisma/generated/client'
import type { Compliance, Pack } from './schema'

/** So many of each kind are shown; the rest is counted, and a click away. */
const SHOWN = 8

/** What is due, late or missing, as far as its reader may see it, and the texts that are in force. */
export async function complianceHome(scope: AdminScope): Promise<Compliance> {
  // What is due depends on the day, before anything is read.
  refuseImpersonal('the day')
  const scadenze = []
  for (const { name, titolo, vuoto, tutti, flag, dues } of DUES) {
    if (flag && !can(scope.actor, flag)) continue
    scadenze.push({ name, titolo, vuoto, tutti, ...(await dues(scope, SHOWN)) })
  }
  const testi = []
  for (const { name, titolo, inForce } of TEXTS) testi.push({ name, titolo, items: await inForce() })
  return { oggi: todayInRome(), scadenze, testi }
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
