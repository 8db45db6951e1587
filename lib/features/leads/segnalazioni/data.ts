import 'server-only'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { setting } from '@/lib/settings/read'
import { readConsentToken } from './consent-token'
import { presentConsentRequest, presentOutcome } from './present'
import type { ConsentRequest, Outcome } from './schema'
import { segnalazioniCompensate } from './settings'

const WITH_LEAD = { lead: { include: { pratica: { select: { stato: true } } } } } as const

/** Whether referrers are paid; off unless this installation says otherwise. */
export async function areReferralsPaid(): Promise<boolean> {
  return setting(segnalazioniCompensate)
}

/** How a referral is going, for the referrer: code and e-mail address are both needed. */
export async function referralOutcome(codice: string, email: string): Promise<Outcome> {
  const where = { codice, segnalanteEmail: email }
  const row = orNotFound(
    await db().segnalazione.findFirst({ where, include: WITH_LEAD }),
    'Non troviamo questo codice con questo indirizzo: controlla la tua ricevuta.',
  )
  const lead = row.lead ?? (row.consensoAt && (await leadOfSamePerson(row)))
  return presentOutcome({ ...row, lead: lead || null })
}

/** A referral that joined another has no lead of its own: it follows the one that the first made. */
async function leadOfSamePerson(row: { segnalatoTel: string; createdAt: Date }) {
  const first = await db().segnalazione.findFirst({
    where: {
      segnalatoTel: row.segnalatoTel,
      leadId: { not: null },
      createdAt: { gte: addDays(row.createdAt, -60), lte: addDays(row.createdAt, 60) },
    },
    include: WITH_LEAD,
  })
  return first?.lead
}

/** What the page of a consent link shows; null for a link that we did not make. */
export async function findConsentRequest(token: string): Promise<ConsentRequest | null> {
  const link = readConsentToken(token)
  if (!link) return null
  const row = await db().segnalazione.findUnique({
    where: { id: link.id },
    include: {
      agent: { select: { nome: true, cognome: true, slug: true, urlPhoto: true, oamNumber: true } },
    },
  })
  return row && presentConsentRequest(row, link.expired)
}
