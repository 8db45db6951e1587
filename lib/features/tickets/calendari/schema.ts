import { z } from 'zod'
import { orariSchema } from '@/lib/italian/opening-hours-schema'
import { childRows } from '@/lib/resources/child-rows'

export const ticketCalendarSchema = z.strictObject({
  nome: z
    .string('Scrivi il nome.')
    .trim()
    .min(2, 'Scrivi il nome del calendario.')
    .max(80, 'Al massimo 80 caratteri.'),
  // A calendar without hours would never let a minute pass.
  orari: orariSchema.min(1, 'Scrivi almeno un orario.'),
  festivi: z.boolean('Indica se le feste sono chiuse.'),
  chiusure: childRows(
    z.object({
      giorno: z.iso.date('Scegli il giorno.'),
      motivo: z.string('Scrivi il motivo.').trim().max(80, 'Al massimo 80 caratteri.'),
    }),
    { max: 200, unique: ['giorno'], message: 'Questo giorno c’è già.' },
  ),
})
