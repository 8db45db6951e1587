import 'server-only'
import { CONSENT_DAYS } from '@/lib/consents/labels'
import type { Tx } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { ERASED_REFERRAL, ERASED_REFERRER } from './jobs'

type Found = { id: string }[]

/** Both people go; what was paid for, or taken back, is accounted for by the name that its referrer gave. */
const UNPAID = Prisma.sql`NOT EXISTS (SELECT FROM compensi_segnalatori c WHERE c.segnalazione_id = s.id)`

/** One referral joined another: the same person, by whichever of the two is known. */
const SAME_PERSON = Prisma.sql`
  (s.segnalato_tel <> '' AND s.segnalato_tel = f.segnalato_tel OR s.segnalato_email = f.segnalato_email)`

const JOINING = Prisma.sql`make_interval(days => ${CONSENT_DAYS}::int)`

/** Whoever is named by a lead: that of the referral, or of the one that it joined. */
const NAMED = Prisma.sql`(l.nome <> '' OR l.cognome <> '' OR l.email <> '' OR l.telefono <> '')`

/** The referrals of leads that have been cleared, with those that joined them and have no lead of their own. */
export async function eraseReferralsOf(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const found = await tx.$queryRaw<Found>`
    SELECT s.id FROM segnalazioni s
    WHERE ${UNPAID} AND (s.lead_id = ANY (${[...leadIds]}::uuid[]) OR (s.lead_id IS NULL AND EXISTS (
      SELECT FROM segnalazioni f WHERE f.lead_id = ANY (${[...leadIds]}::uuid[]) AND ${SAME_PERSON}
        AND s.created_at BETWEEN f.created_at AND f.created_at + ${JOINING})))`
  await erase(tx, found)
}

/**
 * So many of the referrals of before that no lead keeps: nobody answered, or what came of them has been cleared. Of those without an
 * answer the referred person has long gone, and who made them goes here. Returns how many it found.
 */
export async function eraseOldReferrals(tx: Tx, before: Date, most: number): Promise<number> {
  const found = await tx.$queryRaw<Found>`
    SELECT s.id FROM segnalazioni s
    WHERE s.created_at < ${before}::timestamptz AND ${UNPAID}
      AND (s.segnalante_email <> ${ERASED_REFERRER.segnalanteEmail}::citext OR s.segnalato_tel <> '')
      AND NOT EXISTS (SELECT FROM leads l WHERE l.id = s.lead_id AND ${NAMED})
      AND NOT EXISTS (
        SELECT FROM segnalazioni f JOIN leads l ON l.id = f.lead_id
        WHERE s.lead_id IS NULL AND s.consenso_at IS NOT NULL AND ${NAMED} AND ${SAME_PERSON}
          AND f.created_at BETWEEN s.created_at - 2 * ${JOINING} AND s.created_at + 2 * ${JOINING})
    ORDER BY s.created_at, s.id LIMIT ${most}::int`
  await erase(tx, found)
  return found.length
}

async function erase(tx: Tx, found: Found): Promise<void> {
  if (found.length === 0) return
  const where = { id: { in: found.map(({ id }) => id) } }
  await tx.segnalazione.updateMany({ where, data: { ...ERASED_REFERRAL, ...ERASED_REFERRER } })
}
