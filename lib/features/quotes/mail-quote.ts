import 'server-only'
import { formatDay } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { euroText } from '@/lib/core/money'
import { PRODOTTI, TIPI_TASSO } from '@/lib/features/bank-products/schema'
import { recordConsents } from '@/lib/features/consents/mutations'
import { durataText } from '@/lib/finance/text'
import type { PublicCtx } from '@/lib/http/context'
import { consume, type RateLimit } from '@/lib/http/rate-limit'
import { queueMail } from '@/lib/mail/queue-mail'
import type { TemplateData } from '@/lib/mail/templates'
import { findQuote, type SavedQuote } from './data'
import type { QuoteMailInput } from './schema'
import { type Seen, seenOffer } from './seen'
import { offerLines, quoteWords } from './words'

/** What anybody can have us send to one address. */
const PER_ADDRESS: RateLimit = { name: 'quote-mail-address', points: 5, seconds: 3_600 }

/**
 * Mails a comparison as it was seen, its link and its PDF, once for each address and filter. Whoever asks learns nothing: an unknown
 * simulation and an address that has had enough get the same silence as a mail that leaves.
 */
export async function mailQuote(
  ctx: PublicCtx,
  id: string,
  { email, tasso, consents }: QuoteMailInput,
): Promise<void> {
  const quote = await findQuote(id, ctx.tx)
  if (!quote) return
  await withTransaction(async (tx) => {
    const key = ['quote', id, email.toLowerCase(), tasso].filter(Boolean).join(':')
    const data = wordsOf(quote, { tasso })
    const queued = await queueMail(tx, { template: 'simulazione', to: { email }, data, key })
    if (queued) await recordConsents(tx, { consents, source: 'quote-mail', ip: ctx.ip, subjectRef: id })
  }, ctx.tx)
}

/** Counts a mail to this address, before anything is looked up. */
export async function hasRoom(email: string): Promise<boolean> {
  try {
    await consume(PER_ADDRESS, email.toLowerCase())
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false
    throw error
  }
}

function wordsOf(quote: SavedQuote, seen: Seen): TemplateData<'simulazione'> {
  const { product, input, offers, asOf, createdAt } = quote
  const best = seenOffer(offers, seen)
  return {
    nome: '',
    prodotto: PRODOTTI[product],
    importo: euroText(input.importo),
    durata: durataText(product === 'mutuo' ? input.durata * 12 : input.durata),
    giorno: formatDay(asOf ?? createdAt),
    tipo: seen.tasso && TIPI_TASSO[seen.tasso].toLowerCase(),
    ...quoteWords(quote, seen),
    righe: offerLines(quote, seen),
    ...(best && { totale: euroText(best.totale) }),
  }
}
