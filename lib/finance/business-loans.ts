import { byTaeg, type OffertaMutuo, type ProdottoEscluso, valuta } from './compare'
import { needInteger } from './error'
import { type Cents, needCents } from './exact'
import type { ValoriIndici } from './indexes'
import type { ProdottoMutuo } from './mortgage-products'
import { MAX_MESI } from './periods'

export type RichiestaImpresa = { importo: Cents; durataMesi: number; finalita: string }

/**
 * Compares company loans, sorted by TAEG: they are priced as mortgages are, without a home to weigh, an age or an
 * income. Those that do not fit come with their reasons.
 * @throws FinanceError on `importo`, `durataMesi`
 */
export function confrontaImprese(
  richiesta: RichiestaImpresa,
  prodotti: readonly ProdottoMutuo[],
  valori: ValoriIndici,
): { offerte: OffertaMutuo[]; esclusi: ProdottoEscluso[] } {
  const { importo, durataMesi } = richiesta
  needCents(importo, 'importo', 1)
  needInteger(durataMesi, 1, MAX_MESI, 'durataMesi', `La durata va da 1 a ${MAX_MESI} mesi.`)
  const whole = { ...richiesta, tasso: 'tutti' as const, valoreImmobile: importo, ltv: 0 }
  const esiti = prodotti.map((prodotto) => valuta(prodotto, whole, valori))
  return {
    offerte: esiti.filter((esito) => 'taeg' in esito).sort(byTaeg),
    esclusi: esiti.filter((esito) => 'motivi' in esito),
  }
}
