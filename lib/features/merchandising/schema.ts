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
