import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { CANALI, NOMI_EVENTI } from './labels'

const canali = keysOf(CANALI)
const switches = z.partialRecord(z.enum(canali), z.boolean('Indica sì o no.'))

/** Body of PATCH /v2/preferences: the `version` that was read, 0 where nothing has been chosen yet. What is left out stays. */
export const preferencesBody = z.strictObject({
  notifiche: z.partialRecord(z.enum(NOMI_EVENTI, 'Questo evento non esiste.'), switches).optional(),
  pagina: z.string('Scegli una pagina.').max(300, 'Al massimo 300 caratteri.').optional(),
  version: z.int('Indica la versione che hai letto.').min(0, 'La versione non è valida.'),
})
export type PreferencesInput = z.infer<typeof preferencesBody>

export const preferencesReply = z.object({
  /** Of each event the ways in which it can be told, and whether it is. */
  notifiche: z.partialRecord(z.enum(NOMI_EVENTI), switches),
  /** Where the area opens after the sign-in; empty: its home. */
  pagina: z.string(),
  version: z.int(),
})
export type Preferences = z.infer<typeof preferencesReply>
