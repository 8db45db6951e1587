import { isAperta, percorso, type Stato } from '@/lib/words/case-states'
import type { Prodotto } from '@/prisma/generated/client'
import { atWork, daysFrom } from '../../core/context'
import type { Random } from '../../core/random'

/** One stop of a case: the state it entered, when, and where it came from. */
export type Step = { stato: Stato; da: Stato | null; at: Date }

/** Days a mortgage usually stays in a state before it goes on. */
const STAY: Partial<Record<Stato, readonly [number, number]>> = {
  bozza: [0.5, 5],
  raccolta_documenti: [4, 20],
  in_istruttoria: [2, 8],
  inviata_banca: [6, 18],
  deliberata_reddituale: [4, 12],
  perizia: [5, 15],
  deliberata: [8, 35],
  stipula: [0.5, 6],
}

/** Loans need weeks where mortgages need months. */
const PACE: Record<Prodotto, number> = { mutuo: 1, prestito: 0.3, cdq: 0.5, azienda: 0.8, leasing: 0.6 }

const REFUSED: Partial<Record<Stato, number>> = { inviata_banca: 0.16, perizia: 0.05 }
const WITHDRAWN: Partial<Record<Stato, number>> = {
  bozza: 0.07,
  raccolta_documenti: 0.1,
  in_istruttoria: 0.04,
  inviata_banca: 0.03,
  deliberata: 0.03,
}

function following(stato: Stato, product: Prodotto, rng: Random): Stato {
  if (rng.chance(WITHDRAWN[stato] ?? 0)) return 'ritirata'
  if (rng.chance(REFUSED[stato] ?? 0)) return 'respinta'
  const way = percorso(product)
  return way[way.indexOf(stato) + 1] ?? 'liquidata'
}

/** One case in twenty waits for weeks: those are the stalled ones. */
function stay(stato: Stato, product: Prodotto, rng: Random): number {
  const [least, most] = STAY[stato] ?? [1, 5]
  const days = (least + rng.next() * (most - least)) * PACE[product]
  return rng.chance(0.05) ? days * 5 : days
}

/** What happened to a case from its opening until now, or until `last`, a state that the demo wants to show. */
export function storyOf(product: Prodotto, opened: Date, now: Date, rng: Random, last?: Stato): Step[] {
  const steps: Step[] = [{ stato: 'bozza', da: null, at: opened }]
  for (;;) {
    const current = steps[steps.length - 1]
    if (!current || current.stato === last || !isAperta(current.stato)) return steps
    const planned = daysFrom(current.at, stay(current.stato, product, rng))
    const moved = planned.getTime() - current.at.getTime() > 43_200_000 ? atWork(planned, rng) : planned
    const at = moved > current.at ? moved : planned
    if (at > now) return suspended(steps, now, rng)
    const way = percorso(product)
    const next = last ? (way[way.indexOf(current.stato) + 1] ?? last) : following(current.stato, product, rng)
    steps.push({ stato: next, da: current.stato, at })
  }
}

/** A few of the open cases are suspended today. */
function suspended(steps: Step[], now: Date, rng: Random): Step[] {
  const current = steps[steps.length - 1]
  if (!current || current.stato === 'bozza' || !rng.chance(0.06)) return steps
  const at = new Date((current.at.getTime() + now.getTime()) / 2)
  return [...steps, { stato: 'sospesa', da: current.stato, at }]
}
