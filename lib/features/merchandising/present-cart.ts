import { grouped } from '@/lib/core/grouped'
import { formatEuro, toEuro } from '@/lib/core/money'
import type { CartEntry } from '@/prisma/generated/client'
import { testiFor, testiOf, testiProblems } from './campi'
import { problemsOf } from './cart-problems'
import type { Destinatario } from './labels'
import { type Article, campiOf, checkedItem, presentMerchandising, priceOf, variantOf } from './present'
import type { CartLine } from './types'

type Line = CartEntry & { merch: Article }

/** Lines of one item with the same words become one entry: `quantity`, or `quantities` where the item has variants. */
export function presentCart(lines: Line[], groups: readonly Destinatario[]): CartLine[] {
  const entries = grouped(lines, ({ merchId, testi }) => `${merchId} ${testi}`)
  return [...entries.values()].map((entry) => presentEntry(entry, lines, groups))
}

/** What is wrong with an item is said of each of its entries: its limits and its stock count all of them. */
function presentEntry(entry: Line[], cart: readonly Line[], groups: readonly Destinatario[]): CartLine {
  const first = entry[0] as Line
  const { merch, merchId, testi: riga } = first
  const testi = testiFor(campiOf(merch), testiOf(riga))
  const rank = ({ variant }: Line) => merch.varianti.find(({ nome }) => nome === variant)?.ordine ?? 0
  const ordered = entry.toSorted((one, other) => rank(one) - rank(other))
  const prices = ordered.map(({ variant }) => priceOf(merch, variantOf(merch, variant)))
  const totale = ordered.reduce((sum, { quantity }, at) => sum + (prices[at] ?? 0n) * BigInt(quantity), 0n)
  const ofItem = cart.filter((line) => line.merchId === merchId)
  const problems = problemsOf(checkedItem(merch, ofItem, groups)).map(({ message }) => message)
  const rest = {
    riga,
    testi,
    totale: toEuro(totale),
    problemi: [...testiProblems(campiOf(merch), testi), ...problems],
    avvisi: ordered.flatMap((line, at) => priceChange(line, prices[at] ?? 0n)),
  }
  const merchandising = presentMerchandising(merch)
  if (first.variant === '') return { merchandising, quantity: first.quantity, ...rest }
  const quantities = ordered.map(({ variant, quantity }) => ({ variant, quantity }))
  return { merchandising, quantities, ...rest }
}

function priceChange({ prezzo, variant }: Line, now: bigint): string[] {
  if (prezzo === null || prezzo === now) return []
  const of = variant ? `${variant}: il` : 'Il'
  return [`${of} prezzo è cambiato, era ${formatEuro(prezzo)}.`]
}
