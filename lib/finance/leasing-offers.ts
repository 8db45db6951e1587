import type { Costo } from './costs'
import { type Cents, percentOf, roundRate } from './exact'
import type { RichiestaLeasing } from './leasing'
import { type LeasingConCosti, leasingConCosti } from './leasing-cost'

/** A leasing at a fixed rate; amounts in cents, rates in percent, durations in months. */
export type ProdottoLeasing = {
  id: string
  banca: { id: string; nome: string }
  nome: string
  tan: number
  /** Bounds of what is financed: the value less the maxicanone. */
  importoMin: Cents
  importoMax: Cents
  durataMin: number
  durataMax: number
  /** The percentage counts on what is financed; the broker's fee too. */
  istruttoria: { fissa: Cents; percentuale: number }
  compensoMediatore: number
  incassoRata: Cents
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
      const costi = costiLeasing(prodotto, finanziato)
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

function costiLeasing(prodotto: ProdottoLeasing, finanziato: Cents): Costo[] {
  const { istruttoria, compensoMediatore, incassoRata } = prodotto
  const costi: Costo[] = [
    {
      voce: 'Istruttoria',
      importo: istruttoria.fissa + percentOf(finanziato, istruttoria.percentuale),
      quando: 'iniziale',
    },
    {
      voce: 'Compenso di mediazione',
      importo: percentOf(finanziato, compensoMediatore),
      quando: 'iniziale',
    },
    { voce: 'Incasso canone', importo: incassoRata, quando: 'mensile' },
  ]
  return costi.filter(({ importo }) => importo > 0)
}
