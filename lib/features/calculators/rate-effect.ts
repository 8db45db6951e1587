import 'server-only'
import { toCents, toEuro } from '@/lib/core/money'
import { valoriDiOggi, valoriPrimaDel } from '@/lib/features/rates/data'
import type { Effect, EffectOffer } from '@/lib/features/rates/effect-schema'
import { confrontaImprese } from '@/lib/finance/business-loans'
import type { ValoriIndici } from '@/lib/finance/indexes'
import { TIPI_TASSO as NOMI_TASSO } from '@/lib/finance/mortgage-products'
import { IMPRESA_USUALE, MUTUO_USUALE } from '@/lib/finance/usual-loan'
import { TIPI_TASSO } from '@/lib/words/products'
import { businessLoans } from './data'
import { mortgageExamples } from './example'

type Cheapest = { prodotto: string; offer: EffectOffer | null }

/**
 * What the newest day changes in the cheapest offers of the products that depend on an index, for the requests that the
 * examples are of. Both days are worked out with the offers of today.
 */
export async function rateEffect(): Promise<Omit<Effect, 'preventivi'>> {
  const now = await valoriDiOggi()
  if (!now.asOf) return { giorno: null, prima: null, righe: [] }
  const before = await valoriPrimaDel(now.asOf)
  const [were, are] = [await cheapestWith(before), await cheapestWith(now)]
  const righe = are.flatMap(({ prodotto, offer }, at) => {
    const prima = were[at]?.offer ?? null
    return offer || prima ? [{ prodotto, prima, ora: offer }] : []
  })
  return { giorno: now.asOf, prima: before.asOf, righe }
}

async function cheapestWith(valori: ValoriIndici): Promise<Cheapest[]> {
  const find = await mortgageExamples(valori)
  const mortgages = NOMI_TASSO.map((tasso) => {
    const { offer } = find({ ...MUTUO_USUALE, tasso })
    return {
      prodotto: `Mutuo a tasso ${TIPI_TASSO[tasso].toLowerCase()}`,
      offer: offer
        ? {
            ...named(offer.bank?.nome, offer.product.nome),
            tan: offer.tan,
            taeg: offer.taeg,
            rata: offer.rata,
          }
        : null,
    }
  })
  return [...mortgages, { prodotto: 'Finanziamento alle imprese', offer: await cheapestBusiness(valori) }]
}

const named = (banca: string | undefined, nome: string) => ({ banca: banca ?? '', nome })

async function cheapestBusiness(valori: ValoriIndici): Promise<EffectOffer | null> {
  const { importo, durata, finalita } = IMPRESA_USUALE
  const asked = { importo: toCents(importo), durataMesi: durata, finalita }
  const [best] = confrontaImprese(asked, await businessLoans(), valori).offerte
  if (!best) return null
  const { prodotto, tan, taeg, rata } = best
  return { ...named(prodotto.banca.nome, prodotto.nome), tan, taeg, rata: toEuro(rata) }
}
