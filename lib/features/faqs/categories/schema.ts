import { z } from 'zod'

export const CONTESTI_FAQ = ['home', 'mutui', 'prestiti', 'aziende', 'cdq', 'leasing', 'agenti'] as const

const DOVE: Record<(typeof CONTESTI_FAQ)[number], string> = {
  home: 'Pagina iniziale',
  mutui: 'Mutui',
  prestiti: 'Prestiti',
  aziende: 'Aziende',
  cdq: 'Cessione del quinto',
  leasing: 'Leasing',
  agenti: 'Area agenti',
}
/** Where the questions of a category are read. */
export const DOVE_OPTIONS = CONTESTI_FAQ.map((value) => ({ value, label: DOVE[value] }))

export const faqCategorySchema = z.strictObject({
  nome: z
    .string('Scrivi il nome.')
    .trim()
    .min(2, 'Scrivi il nome della categoria.')
    .max(80, 'Al massimo 80 caratteri.'),
  contesto: z.enum(CONTESTI_FAQ, 'Scegli dove si vedono le domande.'),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
})
