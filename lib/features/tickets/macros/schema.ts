import { z } from 'zod'

export const MACRO_STATES = ['in_lavorazione', 'in_attesa', 'risolto', 'chiuso'] as const

export const ticketMacroSchema = z.strictObject({
  nome: z
    .string('Scrivi il nome.')
    .trim()
    .min(2, 'Scrivi il nome della risposta.')
    .max(80, 'Al massimo 80 caratteri.'),
  testo: z
    .string('Scrivi il testo.')
    .trim()
    .min(3, 'Scrivi il testo.')
    .max(10_000, 'Al massimo 10.000 caratteri.'),
  stato: z.enum(MACRO_STATES, 'Stato non previsto.').nullable(),
  categoryId: z.uuid('Scegli la categoria.').nullable(),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
})
