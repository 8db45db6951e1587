import { addTo } from '@/lib/core/grouped'
import type { Costo } from './cost-table'
import type { LaterRate } from './later-rates'

/** Reply of POST /v2/calculators/mutui; money in euro, rates in percent. */
export interface Offer {
  bank: { _id: string; nome: string }
  product: { _id: string; nome: string }
  tipoTasso: TipoTasso
  /** Index and tenor ("25Y", "3M"); null where the bank sets the TAN by itself. */
  index: string | null
  tenor: string | null
  indexValue: number | null
  spread: number
  tan: number
  taeg: number
  rata: number
  /** If the index were 2 points higher; nothing where the instalment follows none. */
  rataSeSale?: number | null
  durataMesi: number
  importo: number
  totaleInteressi: number
  totale: number
  /** Later rates of a product whose rate changes during the plan, by month. */
  tassi: LaterRate[]
  costiIniziali: number
  /** Share of the income, percent; null without income, or where other instalments leave none. */
  rataReddito?: number | null
  /** Whom the product is for, where the request does not say enough. */
  avviso?: string | null
  /** What the price hangs on that the request has said. */
  condizione?: string | null
  costi: Costo[]
}

export interface Excluded {
  bank: { _id: string; nome: string }
  product: { _id: string; nome: string }
  motivi: string[]
}

export interface Comparison {
  /** Of the simulation that was kept; none before anybody has asked. */
  quoteId?: string
  offers: Offer[]
  excluded: Excluded[]
  ltv: number
  rataReddito: number | null
  /** The instalment that the income carries, euro; null without income. */
  rataSostenibile: number | null
  asOf: string | null
}

export const idOf = ({ product }: Offer): string => product._id

export const TIPI = {
  fisso: 'Fisso',
  variabile: 'Variabile',
  misto: 'Misto',
  capped: 'Con tetto',
} as const

export type TipoTasso = keyof typeof TIPI
export type Filtro = TipoTasso | 'tutti'

/** Offers of one kind of rate, in the order of the reply: by TAEG. */
export function offersOf(offers: Offer[], filtro: Filtro): Offer[] {
  return filtro === 'tutti' ? offers : offers.filter((offer) => offer.tipoTasso === filtro)
}

export const ORDINI = { taeg: 'TAEG', rata: 'Rata', totale: 'Totale' } as const
export type Ordine = keyof typeof ORDINI

export const ORDINE_WORDS: Record<Ordine, string> = {
  taeg: 'dalla meno cara',
  rata: 'dalla rata più bassa',
  totale: 'dal totale più basso',
}

/** The lowest figure first; at the same figure the order of the reply stays. */
export const sortOffers = (offers: Offer[], ordine: Ordine): Offer[] =>
  [...offers].sort((a, b) => a[ordine] - b[ordine])

type Conditional = { avviso?: string | null }

/** Those that anybody can ask for, and those for some people only, by what they ask. */
export function byCondition<O extends Conditional>(
  offers: readonly O[],
): { open: O[]; conditional: [string, O[]][] } {
  const conditional = new Map<string, O[]>()
  for (const offer of offers) {
    if (offer.avviso) addTo(conditional, offer.avviso, offer)
  }
  return { open: offers.filter(({ avviso }) => !avviso), conditional: [...conditional] }
}

export const countOf = (many: number) => (many === 1 ? 'Un’offerta' : `${many} offerte`)
