import type { FoundClaim } from '@/lib/italian/claims'
import { reasonSchema } from '@/lib/italian/reason'

/** The field beside those of the record in which its author answers for the words that were found. */
export const MOTIVO_PAROLE = 'motivoParole'

const SHORT = 'Scrivi il motivo a parole, in almeno 10 caratteri.'

export const motivoParoleSchema = reasonSchema('Scrivi il motivo.', { least: 10, short: SHORT }).nullish()

/** How the history begins to say that words were kept: by it they are found again. */
export const KEPT = 'Parole tenute, '

/** "Parole tenute, «facile», «in 24 ore»: Citiamo la pubblicità di altri." */
export const keptReason = (parole: string, motivo: string): string => `${KEPT}${parole}: ${motivo}`

/** What was kept, and why, of such a sentence. */
export function readKept(reason: string): { parole: string; motivo: string } {
  const [, parole = '', motivo = reason] = /^Parole tenute, ((?:«[^»]*»(?:, )?)+): (.*)$/s.exec(reason) ?? []
  return { parole, motivo }
}

/** What a refusal says of the words, beside its message: `parole` of the problem. */
export type KeptWords = { trovate: FoundClaim[]; siPossonoTenere: boolean }
