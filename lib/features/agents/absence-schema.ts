import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'

/**
 * An agent's time away, first and last day included; all three null: present again. PUT /v2/agents/me/absence and the
 * administrators' verb take the same. What it must not be is decided by `writeAbsence`, which knows today.
 */
export const absenceBody = z.strictObject({
  dal: daySchema('Scegli il primo giorno.').nullable(),
  al: daySchema('Scegli l’ultimo giorno.').nullable(),
  sostitutoId: z.uuid('Scegli chi ti sostituisce.').nullable(),
  version: z.number('Indica la versione che hai letto.').int(),
})
export type AbsenceInput = z.infer<typeof absenceBody>
