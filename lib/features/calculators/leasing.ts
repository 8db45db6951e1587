import { toCents, toEuro } from '@/lib/core/money'
import { leasing } from '@/lib/finance/leasing'
import { type LeasingReply, presentRata } from './present'
import type { LeasingInput } from './schema'

/** POST /v2/calculators/leasing. The plan holds the canoni; its last residual is what the riscatto pays. */
export function calcolaLeasing(input: LeasingInput): LeasingReply {
  const { canone, maxicanone, riscatto, totale, piano } = leasing({ ...input, valore: toCents(input.valore) })
  return {
    canone: toEuro(canone),
    maxicanone: toEuro(maxicanone),
    riscatto: toEuro(riscatto),
    totale: toEuro(totale),
    piano: piano.map(presentRata),
  }
}
