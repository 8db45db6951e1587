import { z } from 'zod'

const MAX = 999
const quantity = z.number('Scrivi la quantità.').int('Un numero intero.').max(MAX, `Al massimo ${MAX}.`)

/** One variant (a size, a colour) and how many of it. */
const variantQuantity = z.strictObject({
  variant: z.string('Scegli la variante.').min(1, 'Scegli la variante.').max(60),
  quantity,
})

const merchID = z.uuid('Articolo non valido.')

/** POST /merchandising/cart/add: one quantity, or one for each variant. */
export const addSchema = z
  .strictObject({
    merchID,
    quantity: quantity.min(1, 'Almeno uno.').optional(),
    quantities: z.array(variantQuantity).min(1, 'Indica almeno una variante.').max(50).optional(),
  })
  .refine((item) => (item.quantity === undefined) !== (item.quantities === undefined), {
    path: ['quantity'],
    message: 'Indica una quantità oppure le quantità delle varianti.',
  })
export type AddInput = z.infer<typeof addSchema>

/** POST /merchandising/cart/change_quantity: a number, or the list of the variants; zero or less removes. */
export const changeSchema = z.strictObject({
  merchID,
  quantity: z.union([quantity, z.array(variantQuantity).max(50)], 'Scrivi la quantità.'),
})
export type ChangeInput = z.infer<typeof changeSchema>

/** Who pays for an order: one spelling, whatever spaces were typed. */
export const centroCosto = z
  .string('Il centro di costo è un testo.')
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().max(60, 'Al massimo 60 lettere.'))

/** POST /merchandising/cart/send_request: nothing, or where the order goes, who pays and what there is to say. */
export const sendSchema = z
  .strictObject({
    consegna: z.enum(['agenzia', 'altro'], 'Scegli dove consegnare.').optional(),
    indirizzo: z.string('Scrivi l’indirizzo.').trim().max(300, 'Al massimo 300 lettere.').optional(),
    centroCosto: centroCosto.optional(),
    note: z.string('Le note sono un testo.').trim().max(1_000, 'Al massimo 1000 lettere.').optional(),
  })
  .refine(({ consegna, indirizzo }) => consegna !== 'altro' || (indirizzo?.length ?? 0) >= 10, {
    path: ['indirizzo'],
    message: 'Scrivi l’indirizzo completo: via, numero, CAP e comune.',
  })
export type SendInput = z.infer<typeof sendSchema>
