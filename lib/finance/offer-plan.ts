import type { Cents } from './exact'
import { tassoPeriodico } from './instalment'
import { pianoAmmortamento } from './schedule'
import type { Piano, Rata, RichiestaPiano } from './schedule-types'

type Offerta = Pick<RichiestaPiano, 'importo' | 'durataMesi' | 'tan' | 'tassi'> & {
  /** All the interest that the offer names. */
  totaleInteressi: Cents
}

/**
 * The plan of an offer, month by month: it adds up to the interest which the offer names. That is the French plan at its rates,
 * or, where one rate comes to another interest, a plan whose instalments are all equal, also the last: a salary-backed loan is an
 * instalment times months, and a price grid may have instalments of the bank's own.
 * @throws FinanceError naming the wrong field of the offer
 */
export function pianoOfferta({ importo, durataMesi, tan, tassi, totaleInteressi }: Offerta): Piano {
  const francese = pianoAmmortamento({ importo, durataMesi, tan, tassi })
  const rata = (importo + totaleInteressi) / durataMesi
  const isFrench = francese.totaleInteressi === totaleInteressi || (tassi ?? []).length > 0
  // Instalments that are no whole cents, or give back less than was lent, are nobody's.
  if (isFrench || !Number.isInteger(rata) || totaleInteressi < 0) return francese
  return rateUguali(importo, rata, durataMesi)
}

/**
 * Equal instalments at the rate that they come to. The debt is kept exactly and shown to the cent: interest never falls below
 * zero, because a debt that falls by at most R falls by at most R when it is rounded, and nothing is left for the last instalment.
 */
function rateUguali(importo: Cents, rata: Cents, durataMesi: number): Piano {
  const i = tassoPeriodico(importo, rata, durataMesi)
  const rate: Rata[] = []
  let exact = importo
  let debito = importo
  for (let n = 1; n <= durataMesi; n++) {
    exact = exact * (1 + i) - rata
    const residuo = n === durataMesi ? 0 : Math.max(0, Math.round(exact))
    rate.push({ n, rata, interessi: rata - (debito - residuo), capitale: debito - residuo, residuo })
    debito = residuo
  }
  return { rata, rate, totaleInteressi: rata * durataMesi - importo, mesiPerRata: 1 }
}
