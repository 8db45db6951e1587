import { z } from 'zod'

/** So many of an item, at most. */
export const MAX = 999
/** So many words are asked for an item, at most. */
export const MAX_CAMPI = 5
const quantity = z.number('Scrivi la quantità.').int('Un numero intero.').max(MAX, `Al massimo ${MAX}.`)

/** One variant (a size, a colour) and how many of it. */
const variantQuantity = z.strictObject({
  variant: z.string('Scegli la variante.').min(1, 'Scegli la variante.').max(60),
  quantity,
})

const merchID = z.uuid('Articolo non valido.')

/** What is to be written on an item; more letters than it takes may wait in the cart. */
const testi = z
  .array(
    z.strictObject({
      nome: z.string('Scrivi quale campo.').max(60, 'Al massimo 60 caratteri.'),
      testo: z.string('Scrivi il testo.').trim().max(200, 'Al massimo 200 caratteri.'),
    }),
    'Serve un elenco di testi.',
  )
  .max(MAX_CAMPI, `Al massimo ${MAX_CAMPI} testi.`)
/** Which line of an item, as the cart calls it. */
const riga = z.string('Indica la riga.').max(3_000, 'Riga non valida.')

/** POST /merchandising/cart/add: one quantity, or one for each variant; the words on it, where it has some. */
export const addSchema = z
  .strictObject({
    merchID,
    quantity: quantity.min(1, 'Almeno uno.').optional(),
    testi: testi.optional(),
    quantities: z.array(variantQuantity).min(1, 'Indica almeno una variante.').max(50).optional(),
  })
  .refine((item) => (item.quantity === undefined) !== (item.quantities === undefined), {
    path: ['quantity'],
    message: 'Indica una quantità oppure le quantità delle varianti.',
  })
export type AddInput = z.infer<typeof addSchema>

/**
 * POST /merchandising/cart/change_quantity: a number, or the list of the variants; zero or less removes. `riga` where the item
 * is in the cart with several words.
 */
export const changeSchema = z.strictObject({
  merchID,
  quantity: z.union([quantity, z.array(variantQuantity).max(50)], 'Scrivi la quantità.'),
  riga: riga.optional(),
})
export type ChangeInput = z.infer<typeof changeSchema>

/** POST /merchandising/cart/testi: other words for a line of the cart. */
export const wordsSchema = z.strictObject({ merchID, riga, testi })
export type WordsInput = z.infer<typeof wordsSchema>

/** Who pays for an order: one spelling, whatever spaces were typed. */
export const centroCosto = z
  .string('Il centro di costo è un testo.')
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().max(60, 'Al massimo 60 caratteri.'))

/** POST /merchandising/cart/send_request: nothing, or where the order goes, who pays and what there is to say. */
export const sendSchema = z
  .strictObject({
    consegna: z.enum(['agenzia', 'altro'], 'Scegli dove consegnare.').optional(),
    indirizzo: z.string('Scrivi l’indirizzo.').trim().max(300, 'Al massimo 300 caratteri.').optional(),
    centroCosto: centroCosto.optional(),
    note: z.string('Le note sono un testo.').trim().max(1_000, 'Al massimo 1.000 caratteri.').optional(),
  })
  .refine(({ consegna, indirizzo }) => consegna !== 'altro' || (indirizzo?.length ?? 0) >= 10, {
    path: ['indirizzo'],
    message: 'Scrivi l’indirizzo completo: via, numero, CAP e comune.',
  })
export type SendInput = z.infer<typeof sendSchema>
