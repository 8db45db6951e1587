import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
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
  const found = await tx.lead.findFirst({
    where: { id: leadId, product, channel, createdAt: { gte: since } },
    select: { id: true },
  })
  const token = mintLeadToken(tokenName(product, channel), orNotFound(found).id)
  return { url: `${landingPath(product, channel)}/grazie?t=${token}` }
}
