import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { visibleLeads } from '@/lib/features/leads/access'
import { getRow } from '@/lib/resources/read'
import { annunci } from './resource'

const MOST_REQUESTS = 50

/** A listing with the requests that came from it, newest first. */
export async function listingDetail({ actor }: AdminScope, id: string) {
  const annuncio = await getRow(annunci, actor, id)
  const seen = visibleLeads(actor)
  const where = { AND: [{ listingId: id }, seen === true ? {} : seen || { id: { in: [] } }] }
  const found = await db().lead.findMany({
    where,
    select: { id: true, codice: true, nome: true, cognome: true, stato: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_REQUESTS,
  })
  const richieste = found.map(({ id: _id, createdAt, ...lead }) => ({
    _id,
    ...lead,
    createdAt: createdAt.toISOString(),
  }))
  return { annuncio, richieste }
}
export type ListingDetail = Awaited<ReturnType<typeof listingDetail>>
