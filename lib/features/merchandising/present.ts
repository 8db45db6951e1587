import { toEuro } from '@/lib/core/money'
import type { CartEntry, Merchandising } from '@/prisma/generated/client'

export function presentMerchandising({
  id,
  nome,
  descrizione,
  prezzo,
  immagini,
  varianti,
  ordine,
}: Merchandising) {
  return { _id: id, nome, descrizione, prezzo: toEuro(prezzo), immagini, varianti, ordine }
}

type Line = CartEntry & { merch: Merchandising }

/** Lines of one item become one entry: `quantity`, or `quantities` where the item has variants. */
export function presentCart(lines: Line[]) {
  const items = [...new Set(lines.map(({ merchId }) => merchId))]
  return items.map((id) => {
    const group = lines.filter(({ merchId }) => merchId === id)
    const first = group[0] as Line
    const merchandising = presentMerchandising(first.merch)
    if (first.variant === '') return { merchandising, quantity: first.quantity }
    const rank = ({ variant }: Line) => first.merch.varianti.indexOf(variant)
    const ordered = group.toSorted((one, other) => rank(one) - rank(other))
    return { merchandising, quantities: ordered.map(({ variant, quantity }) => ({ variant, quantity })) }
  })
}
