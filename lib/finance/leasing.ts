import { need, needInteger } from './error'
import { type Cents, mulDivRound, needCents, percentOf, rateUnits, roundExactly } from './exact'
import { MAX_MESI, periodDenominator } from './periods'
import type { Rata } from './schedule-types'

export type RichiestaLeasing = {
  /** Value of the asset without VAT, cents. */
  valore: Cents
  /** First large instalment (maxicanone) and final price (riscatto), percent of the value. */
  anticipoPct: number
  riscattoPct: number
  /** Number of monthly instalments (canoni). */
  durata: number
  tan: number
  /** Paid at the beginning of each month; default at its end. */
  anticipato?: boolean
}

export type Leasing = { canone: Cents; maxicanone: Cents; riscatto: Cents; totale: Cents; piano: Rata[] }

/**
 * Leasing: F = value − maxicanone; canone in arrears = (F − riscatto·(1+i)^−n)·i/(1 − (1+i)^−n), in advance
 * that divided by (1+i); half-up to the cent. Source: financial leasing, L. 124/2017 art. 1 c. 136 (the
 * contract); the formula is that of an annuity with a final value.
 * All canoni are equal, as they are invoiced; the interest of the last one takes the rounding, so that the
 * plan ends on the riscatto (in advance: on its value one month before it is paid).
 * @throws FinanceError on `valore`, `anticipoPct`, `riscattoPct`, `durata`, `tan`
 */
export function leasing(richiesta: RichiestaLeasing): Leasing {
  const { valore, anticipoPct, riscattoPct, durata, tan, anticipato = false } = richiesta
  needCents(valore, 'valore', 1)
  needInteger(durata, 1, MAX_MESI, 'durata', `La durata va da 1 a ${MAX_MESI} mesi.`)
  const units = rateUnits(tan)
  need(units >= 0, 'tan', 'Il tasso non può essere negativo.')
  const maxicanone = share(valore, anticipoPct, 'anticipoPct')
  const riscatto = share(valore, riscattoPct, 'riscattoPct')
  const finanziato = valore - maxicanone
  need(finanziato >= riscatto, 'riscattoPct', 'Anticipo e riscatto superano insieme il valore del bene.')
  const canone = canoneOf(finanziato, riscatto, units, durata, anticipato)
  const piano = pianoLeasing({ finanziato, riscatto, units, durata, canone, anticipato })
  return { canone, maxicanone, riscatto, totale: maxicanone + canone * durata + riscatto, piano }
}

function share(valore: Cents, percent: number, field: string): Cents {
  need(percent >= 0 && percent <= 100, field, 'Indica una percentuale da 0 a 100.')
  return percentOf(valore, percent, field)
}

/** As the instalment with a balloon (annuity); in advance one more division by (1+i), rounded only once. */
function canoneOf(finanziato: Cents, riscatto: Cents, units: number, n: number, anticipato: boolean): Cents {
  if (units === 0) return mulDivRound(finanziato - riscatto, 1, n)
  const den = periodDenominator(1)
  const i = units / den
  const arrears = i * (finanziato + (finanziato - riscatto) / Math.expm1(n * Math.log1p(i)))
  return roundExactly(anticipato ? arrears / (1 + i) : arrears, () => {
    const [d, grown, base] = [BigInt(den), BigInt(den + units) ** BigInt(n), BigInt(den) ** BigInt(n)]
    const num = (BigInt(finanziato) * grown - BigInt(riscatto) * base) * BigInt(units)
    const divisor = anticipato ? d + BigInt(units) : d
    return { num, den: divisor * (grown - base) }
  })
}

type Terms = {
  finanziato: Cents
  riscatto: Cents
  units: number
  durata: number
  canone: Cents
  anticipato: boolean
}

function pianoLeasing({ finanziato, riscatto, units, durata, canone, anticipato }: Terms): Rata[] {
  const den = periodDenominator(1)
  const end = anticipato ? mulDivRound(riscatto, den, den + units) : riscatto
  const piano: Rata[] = []
  let residuo = finanziato
  for (let n = 1; n <= durata; n++) {
    const accrued = anticipato && n === 1 ? 0 : mulDivRound(residuo, units, den)
    const capitale = n === durata ? residuo - end : Math.min(canone - accrued, residuo - end)
    residuo -= capitale
    piano.push({ n, rata: canone, interessi: canone - capitale, capitale, residuo })
  }
  return piano
}
