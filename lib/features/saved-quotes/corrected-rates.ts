import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { chosenOffers } from '@/lib/features/quotes/chosen-offer'
import { findRow } from '@/lib/resources/read'
import type { Quote } from '@/prisma/generated/client'
import { quotes } from './resource'

export const correctedReply = z.array(
  z.object({
    index: z.string(),
    tenor: z.string(),
    date: z.iso.date(),
    usato: z.number(),
    corretto: z.number(),
  }),
)
export type CorrectedRate = z.infer<typeof correctedReply>[number]

type Used = { index: string; tenor: string; usato: number }
type Line = { index: string; tenor: string; usato: string; date: Date; value: string }

/**
 * The indexes that the chosen offers of a quote were worked out with and that say something else by now. What a quote
 * was worked out with is the newest day that was known when it was made: later days are no correction.
 */
export async function correctedRates(actor: Actor, id: string): Promise<CorrectedRate[]> {
  const quote = (await findRow(quotes, quotes.access.read, actor, id)) as Quote
  const used = usedBy(quote)
  if (used.length === 0) return []
  const { rows } = await pool().query<Line>(
    `SELECT u.index, u.tenor, u.usato, last.date, last.value
     FROM unnest($1::text[], $2::text[], $3::numeric[]) AS u (index, tenor, usato)
     CROSS JOIN LATERAL (
       SELECT r.date, r.value FROM rates r
       WHERE r.index = u.index AND r.tenor = u.tenor AND r.created_at <= $4
       ORDER BY r.date DESC LIMIT 1) last
     WHERE last.value <> u.usato`,
    [
      used.map(({ index }) => index),
      used.map(({ tenor }) => tenor),
      used.map(({ usato }) => usato),
      quote.createdAt,
    ],
  )
  return rows.map(({ index, tenor, usato, date, value }) => ({
    index,
    tenor,
    date: dayOfColumn(date),
    usato: Number(usato),
    corretto: Number(value),
  }))
}

/** Each index once: "EURIBOR_3M" of an offer is the tenor 3M of EURIBOR. */
function usedBy(quote: Quote): Used[] {
  const used = chosenOffers(quote).flatMap((offer): Used[] => {
    if (!('indexValue' in offer) || !offer.index || !offer.tenor || offer.indexValue === null) return []
    return [{ index: offer.index.split('_')[0] ?? '', tenor: offer.tenor, usato: offer.indexValue }]
  })
  return used.filter(
    ({ index, tenor }, at) => used.findIndex((one) => one.index === index && one.tenor === tenor) === at,
  )
}
