import { toCents, toEuro } from '@/lib/core/money'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import { type PianoReply, presentRata } from './present'
import type { PianoInput } from './schema'

/** POST /v2/calculators/piano. Pre-amortisation comes before, and in addition to, `durataMesi`. */
export function calcolaPiano(input: PianoInput): PianoReply {
  const { rata, rate, totaleInteressi } = pianoAmmortamento({ ...input, importo: toCents(input.importo) })
  return { rata: toEuro(rata), rate: rate.map(presentRata), totaleInteressi: toEuro(totaleInteressi) }
}
