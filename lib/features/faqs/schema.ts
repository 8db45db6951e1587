import { z } from 'zod'
import { hasContent } from '@/lib/core/text'

export const faqSchema = z.strictObject({
  categoryId: z.uuid('Scegli la categoria.'),
  domanda: z
    .string('Scrivi la domanda.')
    .trim()
    .min(5, 'Scrivi la domanda.')
    .max(300, 'Al massimo 300 lettere.'),
  risposta: z
    .string('Scrivi la risposta.')
    .trim()
    .min(5, 'Scrivi la risposta.')
    .max(20_000, 'La risposta è troppo lunga.')
    .refine(hasContent, 'Scrivi la risposta.'),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
  published: z.boolean('Indica se è pubblicata.'),
})
