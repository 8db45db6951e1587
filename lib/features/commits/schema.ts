import { z } from 'zod'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { MOTIVO_PAROLE, motivoParoleSchema } from '@/lib/settings/kept-words'

export const ACTION_LABELS = { create: 'CREAZIONE', edit: 'MODIFICA', delete: 'CANCELLAZIONE' } as const

/** What to restore; without a body, the whole version (or the deleted object) of the commit. */
export const restoreSchema = z.strictObject({
  fields: z.array(z.string().max(60)).min(1, 'Scegli almeno un campo.').max(100).optional(),
  /** For an edit: `before` undoes it, `after` returns to the version it made. */
  to: z.enum(['before', 'after'], 'before oppure after.').optional(),
  /** Why words of advertising stay in a text that comes back. */
  [MOTIVO_PAROLE]: motivoParoleSchema,
})

export type RestoreInput = z.infer<typeof restoreSchema>

/** GET /commits/authors, /commits/objects: what a filter of the feed can be set to. */
export const choiceQuery = z.strictObject({
  q: z.string().trim().max(100, 'Al massimo 100 caratteri.').default(''),
  limit: pageLimit(20),
})
const choice = z.object({ _id: z.string(), nome: z.string() })
export const choiceReply = choice
export const choicesReply = z.object({ items: z.array(choice) })
export type Choice = z.infer<typeof choice>
