import 'server-only'
import type { Tx } from '@/lib/core/db'
import { eraseReferralsOf } from '@/lib/features/leads/segnalazioni/erase-referrals'
import { eraseFromHistory } from '@/lib/history/erase'
import { dropUses } from '@/lib/storage/uses'
import type { Lead } from '@/prisma/generated/client'
import { clearQuotes } from './clear-quotes'
import { idsOf, NAMED, NOBODY } from './cleared'

/** What was written about the person, besides who they are; why it led to nothing is somebody's own words. */
const WORDS = { input: {}, campaign: {}, note: '', motivoPerso: null }

/** The columns of a lead whose values go from the history too. */
const FORGOTTEN = [...Object.keys(NOBODY), ...Object.keys(WORDS), 'search']

/** Leads that became neither a case nor a client. */
const led = (before: Date) => ({ praticaId: null, clientId: null, createdAt: { lt: before }, ...NAMED })

/**
 * Takes the person out of so many of the leads of before that led to nothing, and out of all that was written beside them: time
 * line, history, quotes, referrals, notices. Returns how many it found.
 */
export async function clearLeads(tx: Tx, before: Date, most: number): Promise<number> {
  const found = await tx.lead.findMany({
    where: led(before),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    select: { id: true },
  })
  if (found.length === 0) return 0
  // Asked again, because one of them may become a case at this moment.
  const leads = await tx.lead.updateManyAndReturn({
    where: { id: { in: idsOf(found) }, ...led(before) },
    data: { ...NOBODY, ...WORDS },
    select: { id: true, codice: true },
  })
  const refs = idsOf(leads)
  await dropUses(tx, 'Lead', refs)
  await tx.leadEvento.updateMany({ where: { leadId: { in: refs } }, data: { testo: '' } })
  await eraseFromHistory(tx, { refs, fields: FORGOTTEN })
  await clearQuotes(tx, refs)
  await eraseReferralsOf(tx, refs)
  await dropNotices(tx, leads)
  return found.length
}

/** The bell names whom it tells of; what it said of these leads leads nowhere any more. */
async function dropNotices(tx: Tx, leads: readonly Pick<Lead, 'id' | 'codice'>[]): Promise<void> {
  const pages = leads.flatMap(({ id, codice }) => [
    `/agents/richieste?q=${codice}`,
    `/agents/richieste/${id}`,
    `/admin/feeds/leadRequests/${id}`,
  ])
  await tx.notification.deleteMany({ where: { href: { in: pages } } })
}
