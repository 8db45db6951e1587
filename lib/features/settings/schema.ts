import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { SETTING_GROUPS } from '@/lib/settings/define'
import { MOTIVO_PAROLE, motivoParoleSchema } from '@/lib/settings/kept-words'

export const settingParams = z.object({ key: z.string() })

/** Body of PATCH /v2/settings/{key}: the `version` that was read, 0 for a value that nobody has changed. */
export const settingBody = z.strictObject({
  value: z.unknown().refine((value) => value !== undefined, 'Manca il valore.'),
  version: z.int('Manca la versione che hai letto.').min(0, 'La versione non è valida.'),
  /** Why words of advertising that were found in it stay. */
  [MOTIVO_PAROLE]: motivoParoleSchema,
})
export type SettingInput = z.infer<typeof settingBody>

export const settingSchema = z.object({
  key: z.string(),
  group: z.enum(keysOf(SETTING_GROUPS)),
  label: z.string(),
  help: z.string(),
  isPublic: z.boolean(),
  value: z.unknown(),
  initial: z.unknown(),
  isInitial: z.boolean(),
  version: z.int(),
  updatedAt: z.string().nullable(),
  /** Who changed it last, by name. */
  updatedBy: z.string().nullable(),
})
export type SettingView = z.infer<typeof settingSchema>

export const settingsReply = z.object({ items: z.array(settingSchema) })
export type SettingsReply = z.infer<typeof settingsReply>
