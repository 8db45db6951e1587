import { z } from 'zod'

export const CONTESTI_FAQ = ['home', 'mutui', 'prestiti', 'aziende', 'cdq', 'leasing', 'agenti'] as const

export const faqCategorySchema = z.strictObject({
  nome: z
    .string('Scrivi il nome.')
    .trim()
    .min(2, 'Scrivi il nome della categoria.')
    .max(80, 'Al massimo 80 lettere.'),
  contesto: z.enum(CONTESTI_FAQ, 'Scegli dove si vedono le domande.'),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
})
