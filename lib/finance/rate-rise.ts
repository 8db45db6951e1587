import type { Cents } from './exact'
import { moved, type ValoriIndici } from './indexes'
import type { RichiestaConLtv } from './mortgage-eligibility'
import type { ProdottoMutuo } from './mortgage-products'
import { type TassoMutuo, tassoMutuo } from './mortgage-rate'
import { pianoAmmortamento } from './schedule'

/** By how many points an index is supposed to rise, beside an offer whose instalment would follow it. */
export const PUNTI_RIALZO = 2

/**
 * The instalment of an offer if its index were 2 points higher, cents: of a variable rate from the first one, of a mixed one from
 * the end of its fixed period on; a cap holds. Null where the instalment follows no index.
 */
export function rataSeSale(
  prodotto: ProdottoMutuo,
  richiesta: RichiestaConLtv,
  oggi: TassoMutuo,
  valori: ValoriIndici,
): Cents | null {
  const { tipoTasso } = prodotto
  if (tipoTasso === 'fisso' || oggi.indice === null) return null
  const poi = tassoMutuo(prodotto, richiesta, moved(valori, PUNTI_RIALZO))
  if (!poi) return null
  const { importo, durataMesi } = richiesta
  if (tipoTasso !== 'misto') return pianoAmmortamento({ importo, durataMesi, tan: poi.tan }).rata
  const [change] = poi.tassi
  if (!change) return null
  const { rate } = pianoAmmortamento({ importo, durataMesi, tan: oggi.tan, tassi: poi.tassi })
  return rate[change.dalMese - 1]?.rata ?? null
}
