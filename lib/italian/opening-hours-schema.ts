import { z } from 'zod'
import { overlapping } from './opening-hours'

const ora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'L’orario si scrive così: 09:30.')

const orarioSchema = z
  .strictObject({ giorno: z.number().int().min(1).max(7), dalle: ora, alle: ora })
  .refine((span) => span.dalle < span.alle, 'La chiusura deve essere dopo l’apertura.')

/** Opening hours: several spans a day; giorno 1 is Monday. */
export const orariSchema = z
  .array(orarioSchema)
  .max(28, 'Al massimo 28 orari.')
  .superRefine((spans, ctx) => {
    const at = overlapping(spans)
    if (at >= 0)
      ctx.addIssue({ code: 'custom', path: [at], message: 'Due orari dello stesso giorno si sovrappongono.' })
  })
