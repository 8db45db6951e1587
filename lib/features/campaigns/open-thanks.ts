import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { mintLeadToken } from '@/lib/features/frames/token'
import { landingPath, tokenName } from './present'
import type { ThanksInput } from './schema'

/** A lead opens its thank-you page while it is this young. */
const MINUTES = 30

/** Address of the thank-you page for the sender of a new lead: only the sender knows its id. */
export async function openThanks(
  { leadId, product, channel }: ThanksInput,
  tx: Tx = db(),
): Promise<{ url: string }> {
  const since = new Date(Date.now() - MINUTES * 60_000)
  const lead = await tx.lead.findFirst({
    where: { id: leadId, product, channel, createdAt: { gte: since } },
    select: { id: true },
  })
  if (!lead) throw notFound()
  const token = mintLeadToken(tokenName(product, channel), lead.id)
  return { url: `${landingPath(product, channel)}/grazie?t=${token}` }
}
