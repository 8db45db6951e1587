import { FinanceError } from './error'
import { type Flussi, type Net, netFlows, signChanges } from './flows'
import { rootBetween, type Sample } from './root'
import { nearestRoot } from './taeg-general'
import { yearFraction } from './year-fraction'

/** A flow on a calendar day, 'YYYY-MM-DD'. */
export type FlussoDatato = { date: string; importo: number }

/**
 * TAEG (APR) in percent, at full double precision: the X of Σ C_k(1+X)^−t_k = Σ D_l(1+X)^−s_l.
 * Source: Dir. 2008/48/CE All. I and Dir. 2014/17/UE All. I, part I. Any mix of drawdowns and payments,
 * payments before the first drawdown too (official example 43); rates from near −100% up to what a double holds.
 *
 * With δ = ln(1+X) the equation is a sum of exponentials. When all net drawdowns come before all net payments
 * (every ordinary credit), let τ be the last drawdown and
 *   h(δ) = ln Σ C_k e^(δ(τ−t_k)) − ln Σ D_l e^(−δ(s_l−τ)).
 * h has the equation's root and h' = mean of (τ−t_k) + mean of (s_l−τ), weighted with positive weights, so
 *   0 < gap = s_first − τ  ≤ h' ≤  span = s_last − t_first.
 * Hence h grows strictly, its one root exists and lies between −h(0)/span and −h(0)/gap: the bracket that
 * rootBetween needs, known without search. Other credits: see nearestRoot.
 * @throws FinanceError when the flows are wrong or no rate solves the equation
 */
export function taeg(flussi: Flussi): number {
  return taegNetto(netFlows(flussi))
}

/** TAEG of flows already joined by time; see taeg. */
export function taegNetto(net: Net): number {
  const first = net.amounts[0]
  if (first === undefined || net.amounts.length === 1) throw noSolution()
  const ordinary = signChanges(net) === 1 && first > 0
  const delta = ordinary ? ordinaryRoot(net) : nearestRoot(net)
  if (delta === undefined) throw noSolution()
  return percentOf(delta)
}

const noSolution = () =>
  new FinanceError('pagamenti', 'Nessun tasso rende uguali erogazioni e pagamenti: il TAEG non esiste.')

function percentOf(delta: number): number {
  const rate = Math.expm1(delta) * 100
  if (Number.isFinite(rate) && rate > -100) return rate
  throw new FinanceError('pagamenti', 'Il TAEG è fuori da ogni valore rappresentabile.')
}

/** The only root of a credit whose drawdowns all come before its payments. */
function ordinaryRoot({ times, amounts }: Net): number {
  const split = amounts.findIndex((amount) => amount < 0)
  const tau = times[split - 1] ?? 0
  const gap = (times[split] ?? 0) - tau
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const drawn = logSum(times, amounts, 0, split, tau)
  const paid = logSum(times, amounts, split, times.length, tau)
  const h = (delta: number): Sample => {
    const up = drawn(delta)
    const down = paid(delta)
    return { value: up.value - down.value, slope: up.slope - down.slope }
  }
  const { value, slope } = h(0)
  if (value === 0) return 0
  return rootBetween(h, widen(-value / span, -1), widen(-value / gap, 1), -value / slope)
}

/** A bracket's end moved outwards by the error of h(0), which is a few 1e-16. */
const widen = (end: number, side: 1 | -1) => end + side * Math.sign(end) * (Math.abs(end) * 1e-9 + 1e-12)

/** ln Σ |a_j| e^(δ(τ−t_j)) and its slope, with the largest exponent taken out so that nothing overflows. */
function logSum(times: number[], amounts: number[], from: number, to: number, tau: number) {
  const nearest = tau - (times[from] ?? 0)
  const farthest = tau - (times[to - 1] ?? 0)
  return (delta: number): Sample => {
    const top = Math.max(delta * nearest, delta * farthest)
    let sum = 0
    let moment = 0
    for (let j = from; j < to; j++) {
      const distance = tau - (times[j] ?? 0)
      const term = Math.abs(amounts[j] ?? 0) * Math.exp(delta * distance - top)
      sum += term
      moment += term * distance
    }
    return { value: Math.log(sum) + top, slope: moment / sum }
  }
}

/**
 * TAEG of flows on calendar days; intervals by yearFraction from the first drawdown.
 * @throws FinanceError as taeg, and on a day that does not exist
 */
export function taegDaDate(flussi: {
  erogazioni: readonly FlussoDatato[]
  pagamenti: readonly FlussoDatato[]
}): number {
  const days = flussi.erogazioni.filter(({ importo }) => importo > 0).map(({ date }) => date)
  const start = days.sort()[0]
  if (start === undefined) throw new FinanceError('erogazioni', 'Indica almeno un’erogazione.')
  const timed = (list: readonly FlussoDatato[]) =>
    list.map(({ date, importo }) => ({ t: yearFraction(start, date), importo }))
  return taeg({ erogazioni: timed(flussi.erogazioni), pagamenti: timed(flussi.pagamenti) })
}

/**
 * What is left of the equation at a TAEG, as a share of the value drawn at that same TAEG: 0 when it holds. Near −100%
 * the values of both sides grow without bound, and a share of the bare amounts would measure the digits of a double.
 */
export function scartoTaeg({ erogazioni, pagamenti }: Flussi, percent: number): number {
  const delta = Math.log1p(percent / 100)
  const start = erogazioni.reduce((first, { t }) => Math.min(first, t), Infinity)
  const value = (flows: Flussi['pagamenti']) =>
    flows.reduce((sum, { t, importo }) => sum + importo * Math.exp(-delta * (t - start)), 0)
  const drawn = value(erogazioni)
  return (drawn - value(pagamenti)) / drawn
}
