import type { Net } from './flows'
import { rootBetween, type Sample } from './root'

const FIRST_STEP = 1e-4
const GROWTH = 1.04

/**
 * The root nearest to zero of f(δ) = Σ a_j e^(−δt_j), for credits whose drawdowns and payments alternate; such
 * an equation may have several roots, or none (undefined).
 * Where to look: for δ > U = ln(Σ_{j>0}|a_j| / |a_0|) / (t_1 − t_0) the first term outweighs all others, since
 * each of them has shrunk by e^(−δ(t_1−t_0)) against it; in the same way the last term rules below −L. So
 * every root lies in [−L, U]. The scan goes outwards from 0 in steps that grow by 4%, ends included: if the
 * signs at the ends differ, which they do when the first net flow is a drawdown and the last a payment, a
 * change of sign is met for certain, and bisection needs no more. Only roots that touch zero without crossing,
 * or two roots within one step, can be passed by.
 */
export function nearestRoot(net: Net): number | undefined {
  const upper = bound(net, 'first')
  const lower = bound(net, 'last')
  const f = sampler(net)
  const zero = f(0).value
  if (zero === 0) return 0
  let previous = { up: 0, down: 0 }
  for (let step = FIRST_STEP; ; step *= GROWTH) {
    const up = Math.min(step, upper)
    const down = -Math.min(step, lower)
    const rising = crossing(f, previous.up, up)
    const falling = crossing(f, previous.down, down)
    if (rising !== undefined || falling !== undefined) return nearer(rising, falling)
    if (step >= upper && step >= lower) return undefined
    previous = { up, down }
  }
}

function nearer(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return Math.abs(a) <= Math.abs(b) ? a : b
}

function crossing(f: (delta: number) => Sample, from: number, to: number): number | undefined {
  if (from === to || f(from).value < 0 === f(to).value < 0) return undefined
  return rootBetween(f, from, to)
}

/** How far roots can lie, by the weight of the first or of the last term against all the others. */
function bound({ times, amounts }: Net, end: 'first' | 'last'): number {
  const index = end === 'first' ? 0 : times.length - 1
  const next = end === 'first' ? 1 : times.length - 2
  const all = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  const own = Math.abs(amounts[index] ?? 0)
  const gap = Math.abs((times[next] ?? 0) - (times[index] ?? 0))
  return Math.max(0, Math.log((all - own) / own)) / gap + FIRST_STEP
}

/** f divided by its largest exponential, which changes neither its roots nor its sign and cannot overflow. */
function sampler({ times, amounts }: Net) {
  const first = times[0] ?? 0
  const last = times.at(-1) ?? 0
  return (delta: number): Sample => {
    const top = delta > 0 ? first : last
    let value = 0
    let slope = 0
    for (let j = 0; j < times.length; j++) {
      const distance = top - (times[j] ?? 0)
      const term = (amounts[j] ?? 0) * Math.exp(delta * distance)
      value += term
      slope += term * distance
    }
    return { value, slope }
  }
}
