import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { burdenOf, chosenOffers, isCdq, resultOf, termsOf } from '@/lib/features/quotes/chosen-offer'
import { PRODOTTI, TIPI_TASSO } from '@/lib/words/products'
import type { Quote } from '@/prisma/generated/client'
import { receivedQuotes } from './access'
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
  return found.map(({ agent, ...quote }) => ({
    ...present(quote),
    agente: agent && `${agent.nome} ${agent.cognome}`,
  }))
}

const present = (quote: Quote) => ({
  _id: quote.id,
  version: quote.version,
  codice: String(quote.codice),
  prodotto: PRODOTTI[quote.product],
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
      ...burdenOf(offer),
    }
  }),
})
