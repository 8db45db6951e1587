import { z } from 'zod'
import type { Company } from '@/lib/core/company'
import { slugSchema } from '@/lib/core/slug-schema'
import { hasContent } from '@/lib/core/text'

/** Pages of the site beside these, whose addresses are taken. */
const TAKEN = ['preferenze-cookie']

/** A content page as the office writes it; HTML is sanitised on the server. */
export const pageSchema = z.strictObject({
  titolo: z
    .string('Scrivi il titolo.')
    .trim()
    .min(3, 'Scrivi un titolo di almeno 3 caratteri.')
    .max(120, 'Al massimo 120 caratteri.'),
  url: slugSchema({ underscores: true }).refine(
    (url) => !TAKEN.includes(url),
    'Questo indirizzo è già di un’altra pagina del sito.',
  ),
  descrizione: z.string('Scrivi la descrizione.').trim().max(300, 'Al massimo 300 caratteri.'),
  corpo: z
    .string('Scrivi il testo.')
    .max(200_000, 'Al massimo 200.000 caratteri.')
    .refine(hasContent, 'Scrivi il testo.'),
  published: z.boolean('Indica se è pubblicata.'),
})

export const pageInitial = { titolo: '', url: '', descrizione: '', corpo: '', published: true } as const

/**
 * What a text may ask for in double square brackets: values of the company, and, alone in a paragraph, a table
 * made from today's data. The office reads this list beside the text.
 */
export const SEGNAPOSTI = {
  societa: 'ragione sociale',
  marchio: 'marchio',
  sede: 'sede',
  email: 'e-mail',
  pec: 'PEC',
  telefono: 'telefono',
  oam: 'numero e data di iscrizione OAM',
  versione: 'versione dei testi sui consensi',
} as const

export const TABELLE = {
  provvigioni: 'provvigioni riconosciute dalle banche',
  banche: 'banche e prodotti',
  compensi: 'compenso massimo a carico del cliente',
  soglie: 'TEGM e soglie di usura',
  esempio: 'esempio rappresentativo',
  informazioni: 'informazioni generali sul credito, con le versioni di prima',
  browser: 'che cosa il sito lascia nel browser',
} as const

export type Segnaposto = keyof typeof SEGNAPOSTI
export type Tabella = keyof typeof TABELLE

/** Reply of POST /pages/templates: how many drafts were written. */
export const preparedReply = z.object({ create: z.int() })

/** POST /preview: a text that is being written. */
export const previewSchema = z.strictObject({
  html: z.string('Manca il testo.').max(200_000, 'Al massimo 200.000 caratteri.'),
})
export type PreviewInput = z.infer<typeof previewSchema>
/** With the company, whose values a text may name; its setting describes it. */
const company: z.ZodType<unknown> = z.looseObject({})
export const previewReply = z.object({ html: z.string(), company: company as z.ZodType<Company> })
