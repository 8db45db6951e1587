import type { CartLine, VariantQuantity } from '@/lib/features/merchandising/types'

type Cart = readonly CartLine[]

/** A line of the cart: an item, with what is to be written on it. */
export type Place = Pick<CartLine, 'riga'> & { merchandising: Pick<CartLine['merchandising'], '_id'> }

const isAt = ({ merchandising, riga }: CartLine, place: Place) =>
  merchandising._id === place.merchandising._id && riga === place.riga

/** What the page shows after a quantity has changed: none left, and the line goes. */
export function changedCart(cart: Cart, place: Place, left: number | VariantQuantity[]): CartLine[] {
  return cart.flatMap((line) => {
    if (!isAt(line, place)) return [line]
    if (Array.isArray(left)) return left.length === 0 ? [] : [{ ...line, quantities: left }]
    return left <= 0 ? [] : [{ ...line, quantity: left }]
  })
}

export const piecesOf = (cart: Cart): number =>
  cart.reduce(
    (sum, { quantity = 0, quantities = [] }) =>
      sum + quantity + quantities.reduce((all, one) => all + one.quantity, 0),
    0,
  )

export const totalOf = (cart: Cart): number => cart.reduce((sum, { totale }) => sum + totale, 0)

export const hasProblems = (cart: Cart): boolean => cart.some(({ problemi }) => problemi.length > 0)
