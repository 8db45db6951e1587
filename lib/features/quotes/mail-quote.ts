import 'server-only'
import { writeConsents } from '@/lib/consents/mutations'
import { formatDay } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { euroText } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import type { PublicCtx } from '@/lib/http/context'
import { giveBackIn, type RateLimit, tryConsumeIn } from '@/lib/http/rate-limit'
import { queueMail } from '@/lib/mail/queue-mail'
import type { TemplateData } from '@/lib/mail/templates'
import { isConsumerCredit, PRODOTTI, TIPI_TASSO } from '@/lib/words/products'
import { findQuote, type SavedQuote } from './data'
import type { QuoteMailInput } from './schema'
import { type Seen, seenOffer } from './seen'
import { offerLines, quoteWords } from './words'

/** What anybody can have us send to one address: only mails that leave count. */
const PER_ADDRESS: RateLimit = { name: 'quote-mail-address', points: 5, seconds: 3_600 }

/**
 * Mails a comparison as it was seen, its link and its PDF, once for each address and filter. The caller learns nothing: an unknown
 * simulation and an address that has had enough get the same silence as a mail that leaves.
 */
export async function mailQuote(
  ctx: PublicCtx,
  id: string,
  { email, tasso, consents }: QuoteMailInput,
): Promise<void> {
  const quote = await findQuote(id, ctx.tx)
  // A quote that was made for somebody is sent by who made it.
  if (!quote || quote.isSaved) return
  await withTransaction(async (tx) => {
    const address = email.toLowerCase()
    if ((await tryConsumeIn(tx, PER_ADDRESS, address)) > 0) return
    const key = ['quote', id, address, tasso].filter(Boolean).join(':')
    const data = wordsOf(quote, { tasso })
    const queued = await queueMail(tx, { template: 'simulazione', to: { email }, data, key })
    if (queued) await writeConsents(tx, { consents, source: 'quote-mail', ip: ctx.ip, subjectRef: id })
    else await giveBackIn(tx, PER_ADDRESS, address)
  }, ctx.tx)
}

function wordsOf(quote: SavedQuote, seen: Seen): TemplateData<'simulazione'> {
  const { product, input, offers, asOf, createdAt } = quote
  const best = seenOffer(offers, seen)
  return {
    nome: '',
    prodotto: PRODOTTI[product],
    consumo: isConsumerCredit(product),
    importo: euroText(input.importo),
    durata: durataText(product === 'mutuo' ? input.durata * 12 : input.durata),
    giorno: formatDay(asOf ?? createdAt),
    tipo: seen.tasso && TIPI_TASSO[seen.tasso].toLowerCase(),
    ...quoteWords(quote, seen),
    righe: offerLines(quote, seen),
    ...(best && { totale: euroText(best.totale) }),
  }
}
