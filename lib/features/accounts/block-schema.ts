import { z } from 'zod'

/** Why somebody is kept out: it stays in the history. */
export const blockBody = z.strictObject({
  motivo: z.string('Scrivi perché.').trim().min(3, 'Scrivi perché.').max(500, 'Al massimo 500 caratteri.'),
})
