import { confrontaMutui, type OffertaMutuo } from '@/lib/finance/compare'
import type { ValoriIndici } from '@/lib/finance/indexes'
import { perTutti } from '@/lib/finance/mortgage-eligibility'
import type { ProdottoMutuo } from '@/lib/finance/mortgage-products'

/** The usual mortgage that the form begins with. */
export const EXAMPLE = { valoreEuro: '200.000 €', valoreImmobile: 20_000_000, importo: 15_000_000, anni: 25 }

/**
 * The fixed rate with the lowest TAEG for the usual mortgage, among those that anybody can ask for: beyond the usual
 * LTV a guarantee is needed, which is for the young. Undefined when there are no products.
 */
export function exampleOf(
  prodotti: readonly ProdottoMutuo[],
  valori: ValoriIndici,
): OffertaMutuo | undefined {
  const { valoreImmobile, importo, anni } = EXAMPLE
  const ordinari = prodotti.filter((prodotto) => perTutti(prodotto))
  const richiesta = { finalita: 'acquisto_prima_casa', tasso: 'fisso', durataMesi: anni * 12 } as const
  return confrontaMutui({ ...richiesta, valoreImmobile, importo }, ordinari, valori).offerte[0]
}
