import { z } from 'zod'
import type { FoundClaim } from '@/lib/italian/claims'

/** The field beside those of the record in which its author answers for the words that were found. */
export const MOTIVO_PAROLE = 'motivoParole'

export const motivoParoleSchema = z
  .string('Scrivi il motivo.')
  .trim()
  .min(10, 'Scrivi il motivo in almeno 10 caratteri.')
  .max(500, 'Al massimo 500 caratteri.')
  .nullish()

/** What a refusal says of the words, beside its message: `parole` of the problem. */
export type KeptWords = { trovate: FoundClaim[]; siPossonoTenere: boolean }
