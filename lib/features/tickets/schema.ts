import { z } from 'zod'

const allegato = z.strictObject({
  url: z.string().min(1).max(500),
  name: z.string().max(255),
  size: z.number().int().min(0),
  mimetype: z.string().max(120),
})

/** POST /tickets/create */
export const ticketSchema = z.strictObject({
  category: z.uuid('Scegli la categoria.'),
  oggetto: z
    .string('Scrivi l’oggetto.')
    .trim()
    .min(3, 'Scrivi l’oggetto.')
    .regex(/^[^\r\n]*$/, 'L’oggetto sta su una riga.')
    .max(160, 'Al massimo 160 lettere.'),
  messaggio: z
    .string('Scrivi il messaggio.')
    .trim()
    .min(3, 'Scrivi il messaggio.')
    .max(10_000, 'Al massimo 10.000 lettere.'),
  allegati: z.array(allegato).max(10, 'Al massimo 10 file.').optional(),
})
export type TicketInput = z.infer<typeof ticketSchema>
