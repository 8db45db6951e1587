import { PRODOTTI } from '@/lib/words/products'
import type { Tone } from './chart-types'

/** This period dark, the other grey; the parts of a whole stay apart in grey print too. */
export const COLOURS: Record<Tone, string> = {
  now: 'var(--chart-1)',
  before: 'var(--line-strong)',
  first: 'var(--part-1)',
  second: 'var(--part-2)',
  third: 'var(--part-3)',
  fourth: 'var(--part-4)',
  fifth: 'var(--part-5)',
}

/** The parts of a whole, in their order; there are no more than five. */
export const PARTS: readonly Tone[] = ['first', 'second', 'third', 'fourth', 'fifth']

/** A product has its colour in every chart and period, whether or not the others are there, and in whatever order. */
const PRODUCTS: Record<keyof typeof PRODOTTI, Tone> = {
  mutuo: 'first',
  prestito: 'second',
  cdq: 'third',
  azienda: 'fourth',
  leasing: 'fifth',
}

const isProduct = (key: string): key is keyof typeof PRODOTTI => Object.hasOwn(PRODOTTI, key)

/** The tone of a product by its key; none for what is no product. */
export const productTone = (key: string): Tone | undefined => (isProduct(key) ? PRODUCTS[key] : undefined)

/** The tone of a part: of a product its own, of anything else that of its place. */
export const partTone = (key: string, place: number): Tone =>
  productTone(key) ?? PARTS[place % PARTS.length] ?? 'first'
