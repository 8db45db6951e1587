import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import type { Company } from '@/lib/core/company'
import { columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { burdenOf, chosenOffers, isCdq, resultOf, termsOf } from '@/lib/features/quotes/chosen-offer'
import { conditionsOf } from '@/lib/features/quotes/seen'
import { companySettings } from '@/lib/settings/company-settings'
import { policyWords } from '@/lib/words/policy'
import { isConsumerCredit, TIPI_TASSO } from '@/lib/words/products'
import { quoteProduct } from '@/lib/words/quote-product'
import type { Quote } from '@/prisma/generated/client'
import { receivedQuotes } from './access'
import { quoteOfLink } from './link'
import { markOpened } from './mark-opened'
import type { ReceivedQuote } from './schema'

/** More than anybody compares. */
const MOST = 10

/** What a client was sent and can still accept, or has accepted; what has become a case is shown as that. */
export async function clientQuotes({ actor }: ClientScope): Promise<ReceivedQuote[]> {
  const rows = receivedQuotes(actor)
  const today = columnOfDay(todayInRome())
  const open = { stato: { in: ['inviato' as const, 'aperto' as const] }, scadeIl: { gte: today } }
  const found = await db().quote.findMany({
    where: { AND: [rows === true ? {} : rows || { id: { in: [] } }, { OR: [open, { stato: 'accettato' }] }] },
    include: { agent: { select: { nome: true, cognome: true } } },
    orderBy: { inviatoAt: 'desc' },
    take: MOST,
  })
  const company = await companySettings()
  return found.map(({ agent, ...quote }) => ({
    ...present(quote, company),
    agente: agent && `${agent.nome} ${agent.cognome}`,
  }))
}

/** A quote as the page of its link shows it. */
export type LinkedQuote = ReceivedQuote & {
  nome: string
  stato: Quote['stato']
  scaduto: boolean
}

/** The quote that a link opens, for whoever has it; that it was opened is kept. Where the link has ended the page says so. @throws 404 */
export async function quoteByLink(token: string, userAgent: string): Promise<LinkedQuote | 'finito'> {
  const id = await quoteOfLink(token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'gone') return null
    throw error
  })
  if (id === null) return 'finito'
  await markOpened(id, userAgent)
  const { agent, ...quote } = await db().quote.findUniqueOrThrow({
    where: { id },
    include: { agent: { select: { nome: true, cognome: true } } },
  })
  return {
    ...present(quote, await companySettings()),
    agente: agent && `${agent.nome} ${agent.cognome}`,
    nome: quote.nome,
    stato: quote.stato,
    // What became a case was accepted before, or not.
    accettato: quote.accettatoAt !== null,
    scaduto: quote.stato === 'scaduto' || !quote.scadeIl || quote.scadeIl < columnOfDay(todayInRome()),
  }
}

const present = (quote: Quote, { avvertenza }: Company) => ({
  _id: quote.id,
  version: quote.version,
  codice: String(quote.codice),
  prodotto: quoteProduct(quote),
  avvertenza: isConsumerCredit(quote.product) ? avvertenza : null,
  telefono: quote.telefono,
  accettato: quote.stato === 'accettato',
  scadeIl: quote.scadeIl ? dayOfColumn(quote.scadeIl) : '',
  cifreAl: resultOf(quote).asOf ?? null,
  offerte: chosenOffers(quote).map((offer) => {
    const { importo, durataMesi, rata, taeg } = termsOf(quote, offer)
    return {
      _id: offer.product._id,
      banca: offer.bank?.nome ?? '',
      nome: offer.product.nome,
      importo: toEuro(importo),
      durataMesi,
      rata: toEuro(rata),
      tan: offer.tan,
      tasso: TIPI_TASSO[isCdq(offer) ? 'fisso' : offer.tipoTasso].toLowerCase(),
      taeg: Number(taeg),
      condizioni: [...(isCdq(offer) ? [] : conditionsOf(offer)), ...policyWords(offer)],
      ...burdenOf(offer),
    }
  }),
})
