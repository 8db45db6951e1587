import type { Costo } from './costs'
import { type Cents, percentOf, roundRate } from './exact'
import type { RichiestaLeasing } from './leasing'
import { type LeasingConCosti, leasingConCosti } from './leasing-cost'
import { costiProdotto, type SpeseProdotto } from './product-costs'

/** A leasing at a fixed rate; amounts in cents, rates in percent, durations in months. */
export type ProdottoLeasing = SpeseProdotto & {
  id: string
  banca: { id: string; nome: string }
  nome: string
  tan: number
  /** Bounds of what is financed: the value less the maxicanone. */
  importoMin: Cents
  importoMax: Cents
  durataMin: number
  durataMax: number
}

export type OffertaLeasing = LeasingConCosti & {
  prodotto: ProdottoLeasing
  costi: Costo[]
  finanziato: Cents
}

/**
 * The leasings that fit a request, each at its own rate and with its own costs, sorted by TAEG.
 * @throws FinanceError on wrong figures of the request
 */
export function confrontaLeasing(
  richiesta: Omit<RichiestaLeasing, 'tan'>,
  prodotti: readonly ProdottoLeasing[],
): OffertaLeasing[] {
  const finanziato = richiesta.valore - percentOf(richiesta.valore, richiesta.anticipoPct, 'anticipoPct')
  return prodotti
    .filter((prodotto) => fits(prodotto, richiesta.durata, finanziato))
    .map((prodotto) => {
      const costi = costiProdotto(prodotto, { base: finanziato, imposta: null }, WORDS)
      const figures = leasingConCosti({ ...richiesta, tan: prodotto.tan }, costi)
      return { prodotto, costi, finanziato, ...figures, taeg: roundRate(figures.taeg) }
    })
    .sort((a, b) => a.taeg - b.taeg || (a.prodotto.id < b.prodotto.id ? -1 : 1))
}

const fits = (prodotto: ProdottoLeasing, durata: number, finanziato: Cents) =>
  durata >= prodotto.durataMin &&
  durata <= prodotto.durataMax &&
  finanziato >= prodotto.importoMin &&
  finanziato <= prodotto.importoMax

const WORDS = { incasso: 'Incasso canone' }
