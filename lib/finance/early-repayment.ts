import { needInteger } from './error'
import { type Cents, mulDivRound, needCents, percentOf } from './exact'
import type { Rata } from './schedule-types'

/** No fee up to here when a consumer loan is paid off in full: 10,000 € (art. 125-sexies c. 5 lett. d TUB). */
export const SOGLIA_SENZA_INDENNIZZO: Cents = 1_000_000

export type Estinzione = {
  tipo: 'mutuo_abitazione' | 'credito_consumo'
  /** Capital paid back early, cents. */
  capitale: Cents
  mesiResidui: number
  /** The whole residual debt (default) or only a part of it. */
  totale?: boolean
  /** A fee needs a fixed rate at that moment. Default true. */
  tassoFisso?: boolean
  /** Interest that would have been paid until the end, cents: the fee never exceeds it. */
  interessiResidui?: Cents
}

/**
 * The highest fee for early repayment, cents. Home mortgages: none (art. 120-ter TUB). Consumer credit: 1% of
 * the capital paid back, 0.5% in the last year, never above the interest that is saved; none at a variable
 * rate or when at most 10,000 € are paid off in full (art. 125-sexies cc. 3–5 TUB).
 * @throws FinanceError on `capitale`, `mesiResidui`
 */
export function indennizzoEstinzione(estinzione: Estinzione): Cents {
  const { tipo, capitale, mesiResidui, totale = true, tassoFisso = true, interessiResidui } = estinzione
  needCents(capitale, 'capitale', 1)
  needInteger(mesiResidui, 0, 1_200, 'mesiResidui', 'Indica i mesi che mancano alla fine.')
  if (tipo === 'mutuo_abitazione' || !tassoFisso) return 0
  if (totale && capitale <= SOGLIA_SENZA_INDENNIZZO) return 0
  const fee = percentOf(capitale, mesiResidui > 12 ? 1 : 0.5)
  return Math.min(fee, interessiResidui ?? fee)
}

/**
 * Part of a cost that goes back to the client, cents, in proportion to the time that is left: upfront costs too
 * (CJEU C-383/18 "Lexitor"; art. 125-sexies cc. 1–2 TUB, linear criterion).
 */
export function rimborsoLineare(costo: Cents, mesiResidui: number, mesiTotali: number): Cents {
  needCents(costo, 'costo')
  needInteger(mesiTotali, 1, 1_200, 'mesiTotali', 'Indica la durata in mesi.')
  needInteger(mesiResidui, 0, mesiTotali, 'mesiResidui', 'I mesi residui non possono superare la durata.')
  return mulDivRound(costo, mesiResidui, mesiTotali)
}

/**
 * The same by amortised cost: in proportion to the interest still to come over all the interest of the plan,
 * the criterion where the contract names none (art. 125-sexies c. 2 TUB). Without interest, linear.
 * @param pagate instalments already paid
 */
export function rimborsoCostoAmmortizzato(costo: Cents, rate: readonly Rata[], pagate: number): Cents {
  needCents(costo, 'costo')
  needInteger(pagate, 0, rate.length, 'pagate', 'Le rate pagate non possono superare quelle del piano.')
  const all = rate.reduce((sum, { interessi }) => sum + interessi, 0)
  const left = rate.slice(pagate).reduce((sum, { interessi }) => sum + interessi, 0)
  return all > 0 ? mulDivRound(costo, left, all) : rimborsoLineare(costo, rate.length - pagate, rate.length)
}
