import 'server-only'
import { mortgageProducts } from '@/lib/features/calculators/data'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { confrontaMutui } from '@/lib/finance/compare'
import { speseIntere } from '@/lib/finance/costs'
import { perTutti } from '@/lib/finance/mortgage-eligibility'
import type { WorkedOffer } from './types'

/** A usual mortgage: 150,000 € of 200,000 in 25 years, for a first home, at a fixed rate. */
const REQUEST = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 20_000_000,
  importo: 15_000_000,
  durataMesi: 300,
  tasso: 'fisso',
} as const

/** The cheapest offer of today for that mortgage, by the engine of the calculators. */
export async function workedExample(): Promise<WorkedOffer | null> {
  const [prodotti, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
  const ordinary = prodotti.filter((prodotto) => perTutti(prodotto))
  const [offerta] = confrontaMutui(REQUEST, ordinary, valori).offerte
  if (!offerta || !valori.asOf) return null
  const { tan, taeg, rata, totale, importo, durataMesi, prodotto, costi } = offerta
  return {
    nome: `${prodotto.banca.nome}, ${prodotto.nome}`,
    valoreImmobile: REQUEST.valoreImmobile,
    spese: speseIntere(costi, durataMesi),
    asOf: valori.asOf,
    tan,
    taeg,
    rata,
    totale,
    importo,
    durataMesi,
  }
}
