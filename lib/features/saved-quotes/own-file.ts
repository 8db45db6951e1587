import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import type { FileOwner } from '@/lib/duties/types'
import { chosenOffers, termsOf } from '@/lib/features/quotes/chosen-offer'

const day = (date: Date | null) => date && dayOfColumn(date)
const oldestFirst = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

const isSame = (one: string | null, other: string | null) =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

/** Those that were sent for them: made for their record, or for nobody's and for their address. */
export async function quotesInFile({ id: clientId, email }: FileOwner) {
  const own = [{ clientId }, ...(email ? [{ clientId: null, email }] : [])]
  const rows = await db().quote.findMany({
    where: { codice: { not: null }, inviatoAt: { not: null }, OR: own },
    include: { consegne: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
    orderBy: oldestFirst,
  })
  return rows.map((row) => ({
    codice: row.codice,
    prodotto: row.product,
    stato: row.stato,
    valeFino: day(row.scadeIl),
    // The preferred one first, or the one that was accepted.
    offerte: chosenOffers(row).map((offer) => {
      const { importo, durataMesi, rata, taeg, banca } = termsOf(row, offer)
      const { tan, product } = offer
      const figures = { importo: toEuro(importo), durataMesi, rata: toEuro(rata), tan, taeg: Number(taeg) }
      return { banca, prodotto: product.nome, ...figures }
    }),
    consegne: row.consegne.map(({ at, canale, email: to, allegato, hash }) => ({
      consegnatoIl: at,
      canale,
      // It may have been sent to somebody else, too.
      inviatoA: isSame(to, email) ? to : null,
      versioneDelTesto: allegato,
      improntaSha256: hash,
    })),
    inviatoIl: row.inviatoAt,
    apertoIl: row.apertoAt,
    accettatoIl: row.accettatoAt,
    rifiutatoIl: row.rifiutatoAt,
  }))
}
