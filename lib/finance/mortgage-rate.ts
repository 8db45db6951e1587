import { type Indice, type IndiceScelto, tanIndicizzato, type ValoriIndici, valoreIndice } from './indexes'
import { isGreen, type RichiestaConLtv } from './mortgage-eligibility'
import type { ProdottoMutuo } from './mortgage-products'
import type { CambioTasso } from './schedule-types'

/** The rates that a product would have today. */
export type TassoMutuo = {
  indice: IndiceScelto | null
  spread: number
  /** The TAN of the first instalment. */
  tan: number
  /** Changes during the plan: the end of the fixed period of a `misto`. */
  tassi: CambioTasso[]
}

/**
 * The spread of a request: the narrowest band that holds it (lowest LTV, then shortest duration), else the
 * product's own; less the discount for energy classes A and B.
 */
export function spreadDi(
  prodotto: ProdottoMutuo,
  { ltv, durataMesi, classeEnergetica }: RichiestaConLtv,
): number {
  const [band] = prodotto.spreadByLtv
    .filter((fascia) => ltv <= fascia.ltvMax && durataMesi <= fascia.durataMax)
    .sort((a, b) => a.ltvMax - b.ltvMax || a.durataMax - b.durataMax)
  const spread = band?.spread ?? prodotto.spread
  return isGreen(classeEnergetica) ? Math.round((spread - prodotto.scontoGreen) * 10_000) / 10_000 : spread
}

/**
 * Today's rates of a product; null when its index has no value.
 * fisso: Eurirs of the duration + spread. variabile, capped: index + spread, frozen at today's value, the cap
 * applied. misto: Eurirs of the fixed period + spread, then the product's index + spread (frozen too); with
 * Eurirs as index the fixed period is renewed at the same value.
 */
export function tassoMutuo(
  prodotto: ProdottoMutuo,
  richiesta: RichiestaConLtv,
  valori: ValoriIndici,
): TassoMutuo | null {
  const spread = spreadDi(prodotto, richiesta)
  if (prodotto.indice === null) return { indice: null, spread, tan: rateOf(0, prodotto, spread), tassi: [] }
  const mesiFissi = prodotto.tipoTasso === 'misto' ? prodotto.mesiFissi : null
  const iniziale: Indice = mesiFissi === null ? prodotto.indice : 'EURIRS'
  const indice = valoreIndice(iniziale, mesiFissi ?? richiesta.durataMesi, valori)
  if (!indice) return null
  const tan = rateOf(indice.valore, prodotto, spread)
  if (mesiFissi === null || mesiFissi >= richiesta.durataMesi) return { indice, spread, tan, tassi: [] }
  const poi = valoreIndice(prodotto.indice, mesiFissi, valori)
  if (!poi) return null
  const tassi = [{ dalMese: mesiFissi + 1, tan: rateOf(poi.valore, prodotto, spread) }]
  return { indice, spread, tan, tassi }
}

const rateOf = (valore: number, { floor, cap }: ProdottoMutuo, spread: number) =>
  tanIndicizzato(valore, spread, floor, cap)
