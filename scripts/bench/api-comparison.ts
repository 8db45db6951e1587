import { mortgageProducts } from '@/lib/features/calculators/data'
import { calcolaMutui } from '@/lib/features/calculators/mutui'
import { mutuiSchema } from '@/lib/features/calculators/schema'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { percentile } from '../report/statistics'
import type { Row } from '../report/types'

/** The goal names a machine by how long the mathematics take on it; where they take longer, so may the rest. */
const MOST_MS = 15
const QUIET_MATHEMATICS_MS = 5
const CALLS = 60
const WARM_UP = 20

const ASKED = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 240_000,
  importo: 180_000,
  durata: 25,
  tasso: 'tutti',
  eta: 35,
  reddito: 3_000,
  provincia: 'MI',
}

/** A comparison of mortgages by /v2, which keeps it under a number, beside its mathematics alone. */
export async function comparison(site: string): Promise<Row> {
  const [prodotti, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
  const input = mutuiSchema.parse(ASKED)
  const [times, alone]: [number[], number[]] = [[], []]
  for (let call = -WARM_UP; call < CALLS; call += 1) {
    const own = await time(() => ask(site))
    const other = await time(() => calcolaMutui(input, { prodotti, valori }))
    if (call < 0) continue
    times.push(own)
    alone.push(other)
  }
  const [p50, p95, mathematics] = [percentile(times, 0.5), percentile(times, 0.95), percentile(alone, 0.5)]
  const most = MOST_MS * Math.max(1, mathematics / QUIET_MATHEMATICS_MS)
  return {
    what: `comparison of ${prodotti.length} mortgages`,
    measured: `${p50.toFixed(1)} ms (p95 ${p95.toFixed(1)}): mathematics ${mathematics.toFixed(1)}, all else ${(p50 - mathematics).toFixed(1)}`,
    goal: `≤ ${MOST_MS} ms with ${QUIET_MATHEMATICS_MS} of mathematics, here ≤ ${most.toFixed(1)}`,
    ok: p50 <= most,
  }
}

async function time(work: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function ask(site: string): Promise<void> {
  const reply = await fetch(`${site}/v2/calculators/mutui`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ASKED),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`mutui: ${text}`)
}
