import { need } from './error'

/** An amount paid out or paid back at a time in years from the first drawdown. Any unit, all the same. */
export type Flusso = { t: number; importo: number }

/** Drawdowns and payments of a credit. */
export type Flussi = { erogazioni: readonly Flusso[]; pagamenti: readonly Flusso[] }

/** Net amounts (drawdowns positive) at strictly growing times, none of them zero. */
export type Net = { times: number[]; amounts: number[] }

const MAX_YEARS = 1_000

function needFlow({ t, importo }: Flusso, field: string): void {
  need(Number.isFinite(t) && Math.abs(t) <= MAX_YEARS, field, 'Ogni tempo è un numero di anni valido.')
  need(Number.isFinite(importo) && importo >= 0, field, 'Ogni importo è un numero da zero in su.')
}

/** Checks the flows, counts time from the first drawdown, and joins what falls at the same time. */
export function netFlows({ erogazioni, pagamenti }: Flussi): Net {
  for (const flow of erogazioni) needFlow(flow, 'erogazioni')
  for (const flow of pagamenti) needFlow(flow, 'pagamenti')
  const drawn = erogazioni.filter(({ importo }) => importo > 0)
  need(drawn.length > 0, 'erogazioni', 'Indica almeno un’erogazione.')
  need(
    pagamenti.some(({ importo }) => importo > 0),
    'pagamenti',
    'Indica almeno un pagamento.',
  )
  const start = drawn.reduce((first, { t }) => Math.min(first, t), Infinity)
  const paid = pagamenti.map(({ t, importo }) => ({ t, importo: -importo }))
  return join(inOrder([...drawn, ...paid]), start)
}

/** Sorted by time; a plan's flows already are, and looking costs less than sorting. */
function inOrder(flows: Flusso[]): Flusso[] {
  const sorted = flows.every(({ t }, i) => i === 0 || (flows[i - 1]?.t ?? t) <= t)
  return sorted ? flows : flows.sort((a, b) => a.t - b.t)
}

function join(flows: Flusso[], start: number): Net {
  const net: Net = { times: [], amounts: [] }
  let at = Number.NaN
  for (const { t, importo } of flows) {
    const last = net.amounts.length - 1
    if (t === at) net.amounts[last] = (net.amounts[last] ?? 0) + importo
    else {
      net.times.push(t - start)
      net.amounts.push(importo)
      at = t
    }
  }
  return withoutZeros(net)
}

/** Without the times at which nothing is left to exchange. */
export function withoutZeros(net: Net): Net {
  if (!net.amounts.includes(0)) return net
  const keep = (_: number, index: number) => net.amounts[index] !== 0
  return { times: net.times.filter(keep), amounts: net.amounts.filter(keep) }
}

/** How often the sign of the amounts changes, in order of time. */
export function signChanges({ amounts }: Net): number {
  let changes = 0
  for (let i = 1; i < amounts.length; i++) {
    if ((amounts[i] ?? 0) > 0 !== (amounts[i - 1] ?? 0) > 0) changes += 1
  }
  return changes
}
