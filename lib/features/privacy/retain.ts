import 'server-only'
import { addMonths } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { eraseOldReferrals } from '@/lib/features/leads/segnalazioni/erase-referrals'
import { setting } from '@/lib/settings/read'
import { clearLeads } from './clear-leads'
import { clearSentQuotes } from './clear-quotes'
import { clearRequests } from './clear-requests'
import { conservazioneMesi } from './settings'

/** So many people in one transaction: each writes in ten tables, and nobody should wait long for these rows. */
const PORTION = 500

/**
 * Takes names and contacts out of requests and quotes that led to nothing, and out of all that was written beside them, when the time of the
 * privacy notice is over. The rows stay without a person, for the statistics; curricula go away with their files.
 */
export async function retain(now = new Date(), portion = PORTION): Promise<void> {
  // The privacy notice (/pagine/privacy-policy) promises them.
  const months = await setting(conservazioneMesi)
  // On 29 February the limit is 28 February: nothing goes a day early.
  const monthsAgo = (count: number) => addMonths(now, -count)
  const richieste = monthsAgo(months.richieste)
  const limits = { contatti: monthsAgo(months.contatti), candidature: monthsAgo(months.candidature) }
  await inPortions(portion, (tx) => clearLeads(tx, richieste, portion))
  await inPortions(portion, (tx) => clearSentQuotes(tx, richieste, portion))
  await inPortions(portion, (tx) => clearRequests(tx, limits, portion))
  await inPortions(portion, (tx) => eraseOldReferrals(tx, richieste, portion))
}

/** Again as long as there may be more: each portion is found among what the one before has left. */
async function inPortions(portion: number, clear: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await withTransaction(clear)) === portion);
}
