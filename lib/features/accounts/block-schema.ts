import { z } from 'zod'
import { reasonSchema } from '@/lib/italian/reason'

/** Why somebody is kept out: it stays in the history. */
export const blockBody = z.strictObject({
  motivo: reasonSchema('Scrivi perché.'),
})
