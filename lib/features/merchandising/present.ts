import { formatEuro, toEuro } from '@/lib/core/money'
import type { CartEntry, Merchandising, MerchandisingVariante } from '@/prisma/generated/client'
import { type Checked, problemsOf } from './cart-problems'
import type { Destinatario, Disponibilita } from './labels'
import type { CartLine, ShopItem, ShopVariant } from './types'

export type Article = Merchandising & { varianti: MerchandisingVariante[] }
type Line = CartEntry & { merch: Article }

const onSale = ({ varianti }: Article) =>
  varianti.filter(({ attiva }) => attiva).toSorted((one, other) => one.ordine - other.ordine)

export const priceOf = (merch: Merchandising, variante: { prezzo: bigint | null } | null | undefined) =>
  variante?.prezzo ?? merch.prezzo

/** How many can still be promised; null where nobody counts. */
const freeOf = ({ gestita, giacenza, riservata }: MerchandisingVariante) =>
  gestita ? giacenza - riservata : null

function availability(variante: MerchandisingVariante): Disponibilita {
  const free = freeOf(variante)
  if (free === null) return 'ordinazione'
  return free > 0 ? 'subito' : 'esaurito'
}

/** An item is as available as the best of its variants. */
function best(variants: readonly ShopVariant[]): Disponibilita {
  const all = variants.map(({ disponibilita }) => disponibilita)
  return (['subito', 'ordinazione'] as const).find((one) => all.includes(one)) ?? 'esaurito'
}

export function presentMerchandising(item: Article): ShopItem {
  const { id, nome, descrizione, categoria, prezzo, ivaPct, ordine, minimo, multiplo, massimo } = item
  const dettagli = onSale(item).map((one) => ({
    variant: one.nome,
    codice: one.codice,
    prezzo: toEuro(priceOf(item, one)),
    disponibilita: availability(one),
  }))
  return {
    ...{ _id: id, nome, descrizione, categoria, prezzo: toEuro(prezzo), ivaPct },
    immagini: item.immagini as ShopItem['immagini'],
    varianti: dettagli.flatMap(({ variant }) => (variant ? [variant] : [])),
    ...{ ordine, minimo, multiplo, massimo, disponibilita: best(dettagli), dettagli },
  }
}

/** The variant that a line of the cart asks for, if it is still on sale. */
export const variantOf = (item: Article, name: string) => onSale(item).find(({ nome }) => nome === name)

/** Whether an item is for somebody of these groups. */
export const isMeantFor = ({ destinatari }: Merchandising, groups: readonly Destinatario[]): boolean =>
  destinatari.length === 0 || destinatari.some((one) => groups.includes(one))

/** One item of the cart with the lines that ask for it, by somebody of these groups. */
export function checkedItem(
  item: Article,
  lines: readonly { variant: string; quantity: number }[],
  groups: readonly Destinatario[],
): Checked {
  const { published, minimo, multiplo, massimo } = item
  return {
    ...{ published, meant: isMeantFor(item, groups), minimo, multiplo, massimo },
    lines: lines.map(({ variant, quantity }) => {
      const offer = variantOf(item, variant)
      return { variant, quantity, offer: offer ? { free: freeOf(offer) } : null }
    }),
  }
}

/** Lines of one item become one entry: `quantity`, or `quantities` where the item has variants. */
export function presentCart(lines: Line[], groups: readonly Destinatario[]): CartLine[] {
  const items = [...new Set(lines.map(({ merchId }) => merchId))]
  return items.map((id) => {
    const group = lines.filter(({ merchId }) => merchId === id)
    const first = group[0] as Line
    const { merch } = first
    const rank = ({ variant }: Line) => merch.varianti.find(({ nome }) => nome === variant)?.ordine ?? 0
    const ordered = group.toSorted((one, other) => rank(one) - rank(other))
    const prices = ordered.map(({ variant }) => priceOf(merch, variantOf(merch, variant)))
    const totale = ordered.reduce((sum, { quantity }, at) => sum + (prices[at] ?? 0n) * BigInt(quantity), 0n)
    const extra = {
      totale: toEuro(totale),
      problemi: problemsOf(checkedItem(merch, ordered, groups)).map(({ message }) => message),
      avvisi: ordered.flatMap((line, at) => priceChange(line, prices[at] ?? 0n)),
    }
    const merchandising = presentMerchandising(merch)
    if (first.variant === '') return { merchandising, quantity: first.quantity, ...extra }
    const quantities = ordered.map(({ variant, quantity }) => ({ variant, quantity }))
    return { merchandising, quantities, ...extra }
  })
}

function priceChange({ prezzo, variant }: Line, now: bigint): string[] {
  if (prezzo === null || prezzo === now) return []
  const of = variant ? `${variant}: il` : 'Il'
  return [`${of} prezzo è cambiato, era ${formatEuro(prezzo)}.`]
}
