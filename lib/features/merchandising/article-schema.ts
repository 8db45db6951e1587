import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { pictureAddress } from '@/lib/core/web-address'
import { reasonSchema } from '@/lib/italian/reason'
import { childRows } from '@/lib/resources/child-rows'
import { CATEGORIE, DESTINATARI, STATI_ARTICOLO } from './labels'
import { MAX_CAMPI } from './schema'

const MAX_PEZZI = 999

const words = <T extends string>(options: readonly { value: string }[]) =>
  options.map(({ value }) => value) as [T, ...T[]]

const euro = z.number('Scrivi il prezzo.').min(0, 'Da 0 in su.').max(100_000, 'Al massimo 100.000 €.')
const pezzi = (what: string) =>
  z.number(what).int('Un numero intero.').min(1, 'Almeno uno.').max(MAX_PEZZI, `Al massimo ${MAX_PEZZI}.`)

const varianti = childRows(
  z.strictObject({
    nome: z.string('Scrivi il nome della variante.').trim().max(60, 'Al massimo 60 caratteri.'),
    codice: z.string('Il codice è un testo.').trim().max(40, 'Al massimo 40 caratteri.'),
    prezzo: euro.nullable(),
    gestita: z.boolean('Indica se si conta.'),
    soglia: z
      .number('Scrivi la soglia.')
      .int('Un numero intero.')
      .min(0, 'Da 0 in su.')
      .max(100_000, 'Al massimo 100.000.'),
    attiva: z.boolean('Indica se è in vendita.'),
    ordine: z.number('Serve l’ordine.').int('Un numero intero.'),
  }),
  { max: 50, unique: ['nome'], message: 'Un’altra variante ha lo stesso nome.' },
)

const immagini = z
  .array(
    z.strictObject({
      url: pictureAddress('L’indirizzo dell’immagine non è valido.'),
      alt: z
        .string('Descrivi l’immagine.')
        .trim()
        .min(1, 'Descrivi l’immagine per chi non la vede.')
        .max(200, 'Al massimo 200 caratteri.'),
    }),
    'Serve un elenco di immagini.',
  )
  .max(8, 'Al massimo 8 immagini.')

const campi = z
  .array(
    z.strictObject({
      nome: z
        .string('Scrivi che cosa si chiede.')
        .trim()
        .min(2, 'Scrivi che cosa si chiede.')
        .max(60, 'Al massimo 60 caratteri.'),
      lettere: z
        .number('Scrivi quanti caratteri.')
        .int('Un numero intero.')
        .min(1, 'Almeno una.')
        .max(120, 'Al massimo 120.'),
      obbligatorio: z.boolean('Indica se è obbligatorio.'),
    }),
    'Serve un elenco di campi.',
  )
  .max(MAX_CAMPI, `Al massimo ${MAX_CAMPI} campi.`)

export const articleSchema = z.strictObject({
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(120, 'Al massimo 120 caratteri.'),
  descrizione: z.string('La descrizione è un testo.').trim().max(2_000, 'Al massimo 2.000 caratteri.'),
  categoria: z.enum(words<'stampati'>(CATEGORIE), 'Scegli la categoria.'),
  stato: z.enum(words<'bozza'>(STATI_ARTICOLO), 'Scegli lo stato.'),
  prezzo: euro,
  ivaPct: z.number('Scrivi l’IVA.').int('Un numero intero.').min(0, 'Da 0 in su.').max(22, 'Al massimo 22.'),
  minimo: pezzi('Scrivi il minimo.'),
  multiplo: pezzi('Scrivi il multiplo.'),
  massimo: pezzi('Scrivi il massimo.').nullable(),
  destinatari: z
    .array(z.enum(keysOf(DESTINATARI), 'Scegli dall’elenco.'), 'Serve un elenco.')
    .transform((all) => [...new Set(all)]),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
  immagini,
  varianti,
  campi,
})

type Whole = z.infer<typeof articleSchema>

/** Across fields: an order that keeps to the limits exists, and one of several variants has a name. */
export function articleRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const { minimo, multiplo, massimo, varianti: rows, campi: asked } = value as Whole
  const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (massimo !== null && massimo < minimo) refuse('massimo', 'Il massimo viene prima del minimo.')
  else if (massimo !== null && Math.ceil(minimo / multiplo) * multiplo > massimo)
    refuse('massimo', 'Nessun multiplo sta fra il minimo e il massimo.')
  if (rows.length === 0) refuse('varianti', 'Serve almeno una variante, senza nome se è una sola.')
  else if (rows.length > 1 && rows.some(({ nome }) => nome === ''))
    refuse('varianti', 'Con più varianti ognuna ha il suo nome.')
  if (new Set(asked.map(({ nome }) => nome.toLowerCase())).size < asked.length)
    refuse('campi', 'Due campi hanno lo stesso nome.')
}

export const articleInitial = {
  nome: '',
  descrizione: '',
  categoria: 'gadget',
  stato: 'bozza',
  prezzo: null,
  ivaPct: 22,
  minimo: 1,
  multiplo: 1,
  massimo: null,
  destinatari: [],
  ordine: 0,
  immagini: [],
  campi: [],
  varianti: [{ nome: '', codice: '', prezzo: null, gestita: true, soglia: 0, attiva: true, ordine: 0 }],
} as const

/** What lies on a shelf at most, and what a correction says of itself. */
export const MAX_GIACENZA = 100_000
export const motivoRettifica = reasonSchema('Scrivi il motivo.', { most: 300 })

/** POST /merchandising/{id}/adjust-stock: so many more, or fewer, on the shelf, and why. */
export const adjustValues = z.strictObject({
  varianteId: z.uuid('Scegli la variante.'),
  delta: z
    .number('Scrivi di quanto cambia.')
    .int('Un numero intero.')
    .min(-MAX_GIACENZA, 'Al massimo 100.000.')
    .max(MAX_GIACENZA, 'Al massimo 100.000.')
    .refine((delta) => delta !== 0, 'Scrivi di quanto cambia, anche con il meno.'),
  motivo: motivoRettifica,
})
export const adjustBody = adjustValues.extend({
  version: z.number('Serve la versione.').int('Serve la versione.'),
})
export type AdjustInput = z.infer<typeof adjustBody>
