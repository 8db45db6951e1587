import 'server-only'
import { nextDay, startOfDay } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { readLeadToken } from '@/lib/features/frames/token'
import { expectedCall, followUrl } from '@/lib/features/leads/follow'
import { setting } from '@/lib/settings/read'
import { type CampaignCount, presentResults, tokenName } from './present'
import {
  CANALI_CAMPAGNA,
  type Campagne,
  type Canale,
  type Prodotto,
  type ResultsQuery,
  type ResultsReply,
  VARIANTI,
} from './schema'
import { campagne } from './settings'

/** Which products have landing pages; an invalid setting counts as missing. */
export async function campaignSettings(): Promise<Campagne> {
  return setting(campagne)
}

/** The lead that a thank-you page of this product and channel may speak of; null without a good token. */
export async function thankedLead(
  product: Prodotto,
  channel: Canale,
  token: string,
): Promise<{ codice: string; variante: string; chiamata: string | null; segui: string } | null> {
  const id = readLeadToken(tokenName(product, channel), token)
  const lead =
    id &&
    (await db().lead.findUnique({
      where: { id },
      select: { id: true, codice: true, input: true, createdAt: true },
    }))
  if (!lead) return null
  const { variante } = lead.input as Record<string, unknown>
  return {
    codice: lead.codice,
    variante: typeof variante === 'string' ? variante : 'a',
    chiamata: await expectedCall(lead.input),
    segui: followUrl(lead.id, lead.createdAt),
  }
}

/** Views and leads by product, channel and variant. A person who sends the form twice is one lead. */
const COUNTS = `
  SELECT product, channel, variant, sum(views)::int AS views, sum(leads)::int AS leads FROM (
    SELECT product::text, channel, variant, views, 0 AS leads FROM campaign_views
    WHERE ($1::date IS NULL OR day >= $1) AND ($2::date IS NULL OR day <= $2)
    UNION ALL
    SELECT product::text, channel, input->>'variante', 0, count(DISTINCT email)::int FROM leads
    WHERE channel = ANY($5) AND input->>'variante' = ANY($6)
      AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR created_at < $4)
    GROUP BY 1, 2, 3
  ) counted
  WHERE ($7::text IS NULL OR product = $7) AND ($8::text IS NULL OR channel = $8)
  GROUP BY product, channel, variant ORDER BY product, channel, variant`

/** How the landing pages went, in days of Italy, both ends included. */
export async function campaignResults({ from, to, product, channel }: ResultsQuery): Promise<ResultsReply> {
  const instants = [from && startOfDay(from), to && startOfDay(nextDay(to))]
  const lists = [Object.keys(CANALI_CAMPAGNA), [...VARIANTI]]
  const { rows } = await pool().query<CampaignCount>(COUNTS, [
    from,
    to,
    ...instants,
    ...lists,
    product,
    channel,
  ])
  return presentResults(rows)
}
