import { FinanceError, need, needInteger } from './error'
import { type Cents, needCents, rateUnits, roundExactly, roundRate } from './exact'
import { MAX_MESI, MESI_PER_RATA, type Periodicita, periodDenominator } from './periods'
import { rootBetween } from './root'

export type TermsOptions = {
  /** Default `mensile`. */
  periodicita?: Periodicita
  /** Capital left to pay together with the last instalment (balloon), in cents. Default 0. */
  maxirata?: Cents
}

/** 1 + rate of a period as a power: (den + units)^n and den^n. */
function powers(units: number, den: number, n: number): { grown: bigint; base: bigint } {
  return { grown: (BigInt(den) + BigInt(units)) ** BigInt(n), base: BigInt(den) ** BigInt(n) }
}

/**
 * Instalment of an annuity-immediate with a final balloon, on integers already checked.
 * R = i·(P + (P − M) / ((1+i)^n − 1)), which is the textbook P·i / (1 − (1+i)^−n) for M = 0, written so that
 * nothing cancels. Correctly rounded to the cent (see roundExactly).
 */
export function annuity(importo: Cents, units: number, den: number, n: number, maxirata: Cents): Cents {
  if (units === 0) return Math.floor((2 * (importo - maxirata) + n) / (2 * n))
  const i = units / den
  const approx = i * (importo + (importo - maxirata) / Math.expm1(n * Math.log1p(i)))
  return roundExactly(approx, () => {
    const { grown, base } = powers(units, den, n)
    const num = (BigInt(importo) * grown - BigInt(maxirata) * base) * BigInt(units)
    return { num, den: BigInt(den) * (grown - base) }
  })
}

/**
 * Constant instalment of a French plan (rata costante posticipata), in cents.
 * Source: R = P·i/(1 − (1+i)^−n), i = TAN/(100·instalments a year); TAN 0 gives P/n.
 * @param importo cents @param tan percent, at most 4 decimals @param rate number of instalments, 1–1200
 * @throws FinanceError on `importo`, `tan`, `rate`, `maxirata`
 */
export function rataFrancese(importo: Cents, tan: number, rate: number, options: TermsOptions = {}): Cents {
  const { periodicita = 'mensile', maxirata = 0 } = options
  needCents(importo, 'importo', 1)
  needCents(maxirata, 'maxirata')
  need(maxirata <= importo, 'maxirata', 'La maxirata non può superare l’importo.')
  needInteger(rate, 1, MAX_MESI, 'rate', `Il numero di rate va da 1 a ${MAX_MESI}.`)
  return annuity(importo, rateUnits(tan), periodDenominator(MESI_PER_RATA[periodicita]), rate, maxirata)
}

/**
 * The amount that a constant instalment repays: P = R·(1 − (1+i)^−n)/i, in cents, half-up: the inverse of
 * rataFrancese. For n ≥ 2 and an instalment below the amount, rataFrancese of the result is `rata` again.
 * @throws FinanceError on `rata`, `tan`, `rate`
 */
export function importoDaRata(rata: Cents, tan: number, rate: number, options: TermsOptions = {}): Cents {
  needCents(rata, 'rata', 1)
  needInteger(rate, 1, MAX_MESI, 'rate', `Il numero di rate va da 1 a ${MAX_MESI}.`)
  const units = rateUnits(tan)
  if (units === 0) return rata * rate
  const den = periodDenominator(MESI_PER_RATA[options.periodicita ?? 'mensile'])
  const i = units / den
  const approx = (rata * -Math.expm1(-rate * Math.log1p(i))) / i
  return roundExactly(approx, () => {
    const { grown, base } = powers(units, den, rate)
    return { num: BigInt(rata) * BigInt(den) * (grown - base), den: BigInt(units) * grown }
  })
}

/**
 * The smallest number of instalments not above `rata`. Bisection on whole numbers: the rounded instalment
 * never grows with n, so 11 halvings of 1–1200 always end on the answer.
 * @throws FinanceError on `rata` when it does not even pay the interest, or the plan would pass 1200 instalments
 */
export function durataDaRata(importo: Cents, tan: number, rata: Cents, options: TermsOptions = {}): number {
  needCents(rata, 'rata', 1)
  const enough = (n: number) => rataFrancese(importo, tan, n, options) <= rata
  if (!enough(MAX_MESI)) throw new FinanceError('rata', 'Con questa rata il prestito non si estingue.')
  let low = 1
  let high = MAX_MESI
  while (low < high) {
    const middle = (low + high) >> 1
    if (enough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The rate of a period, as a fraction, at which n instalments of `rata` repay `importo`, on amounts already checked.
 * Bracket: the value of the annuity falls strictly with i; at i = 0 it is n·R ≥ P (else there is no answer),
 * at i = R/P it is R·(1−(1+i)^−n)/i < R/i = P. So the root lies in [0, R/P], always.
 * @throws FinanceError on `rata` when the instalments do not add up to the amount
 */
export function tassoPeriodico(importo: Cents, rata: Cents, rate: number): number {
  need(rata * rate >= importo, 'rata', 'Le rate non bastano a restituire l’importo.')
  return rata * rate === importo ? 0 : rootBetween(annuityGap(importo, rata, rate), 0, rata / importo)
}

/**
 * The TAN (percent, 4 decimals) at which n instalments of `rata` repay `importo`.
 * @throws FinanceError on `rata` when the instalments do not add up to the amount, on `tan` above 1000%
 */
export function tassoDaRata(importo: Cents, rata: Cents, rate: number, options: TermsOptions = {}): number {
  needCents(importo, 'importo', 1)
  needCents(rata, 'rata', 1)
  needInteger(rate, 1, MAX_MESI, 'rate', `Il numero di rate va da 1 a ${MAX_MESI}.`)
  const i = tassoPeriodico(importo, rata, rate)
  const tan = roundRate((i * 1200) / MESI_PER_RATA[options.periodicita ?? 'mensile'])
  need(tan <= 1000, 'rata', 'La rata corrisponde a un tasso oltre il 1000%.')
  return tan
}

/** R·(1−(1+i)^−n)/i − P and its slope; their limits at i = 0. */
function annuityGap(importo: Cents, rata: Cents, n: number) {
  return (i: number) => {
    if (i < 1e-12) return { value: rata * n - importo, slope: (-rata * n * (n + 1)) / 2 }
    const discount = Math.exp(-n * Math.log1p(i))
    const factor = -Math.expm1(-n * Math.log1p(i)) / i
    const slope = ((n * discount) / (1 + i) - factor) / i
    return { value: rata * factor - importo, slope: rata * slope }
  }
}
