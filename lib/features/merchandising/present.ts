import { toEuro } from '@/lib/core/money'
import type { Merchandising, MerchandisingVariante } from '@/prisma/generated/client'
import type { Checked } from './cart-problems'
import type { Destinatario, Disponibilita } from './labels'
import type { Campo, ShopItem, ShopVariant } from './types'

export type Article = Merchandising & { varianti: MerchandisingVariante[] }

/** What is asked of who orders it. */
export const campiOf = ({ campi }: Merchandising): Campo[] => campi as Campo[]

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
    _id: id,
    nome,
    descrizione,
    categoria,
    prezzo: toEuro(prezzo),
    ivaPct,
    immagini: item.immagini as ShopItem['immagini'],
    varianti: dettagli.flatMap(({ variant }) => (variant ? [variant] : [])),
    ordine,
    minimo,
    multiplo,
    massimo,
    disponibilita: best(dettagli),
    dettagli,
    campi: campiOf(item),
  }
}

/** The variant that a line of the cart asks for, if it is still on sale. */
export const variantOf = (item: Article, name: string) => onSale(item).find(({ nome }) => nome === name)

/** Whether an item is for somebody of these groups. */
export const isMeantFor = ({ destinatari }: Merchandising, groups: readonly Destinatario[]): boolean =>
  destinatari.length === 0 || destinatari.some((one) => groups.includes(one))

type Asked = { variant: string; quantity: number }

/** One item of the cart with all lines that ask for it, by somebody of these groups; a variant counts once, whatever its words. */
export function checkedItem(
  item: Article,
  lines: readonly Asked[],
  groups: readonly Destinatario[],
): Checked {
  const { published, minimo, multiplo, massimo } = item
  const sums = new Map<string, number>()
  for (const { variant, quantity } of lines) sums.set(variant, (sums.get(variant) ?? 0) + quantity)
  return {
    published,
    meant: isMeantFor(item, groups),
    minimo,
    multiplo,
    massimo,
    lines: [...sums].map(([variant, quantity]) => {
      const offer = variantOf(item, variant)
      return { variant, quantity, offer: offer ? { free: freeOf(offer) } : null }
    }),
  }
}
