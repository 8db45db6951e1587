import type { Disponibilita } from './labels'

/** What is asked of who orders an item, to be written on it. */
export type Campo = { nome: string; lettere: number; obbligatorio: boolean }
/** What they want written. */
export type Testo = { nome: string; testo: string }

/** What can be ordered of an item: a variant, or the item itself under no name. */
export type ShopVariant = {
  variant: string
  codice: string
  prezzo: number
  disponibilita: Disponibilita
}

export type ShopItem = {
  _id: string
  nome: string
  descrizione: string
  categoria: string
  prezzo: number
  ivaPct: number
  immagini: { url: string; alt: string }[]
  varianti: string[]
  ordine: number
  minimo: number
  multiplo: number
  massimo: number | null
  disponibilita: Disponibilita
  dettagli: ShopVariant[]
  /** What is asked of who orders it. */
  campi: Campo[]
}

export type VariantQuantity = { variant: string; quantity: number }

/** An entry of the cart; `problemi` says why it cannot be sent as it is, `avvisi` what else has changed. */
export type CartLine = {
  merchandising: ShopItem
  quantity?: number
  quantities?: VariantQuantity[]
  /** Which line of the item it is, and what is to be written on it. */
  riga: string
  testi: Testo[]
  totale: number
  problemi: string[]
  avvisi: string[]
}

export type StockMovement = {
  _id: string
  variante: string
  tipo: 'rettifica' | 'spedizione'
  delta: number
  giacenza: number
  motivo: string
  autore: string
  ordine: { _id: string; codice: string } | null
  createdAt: string
}

export type VariantStock = {
  _id: string
  nome: string
  codice: string
  gestita: boolean
  attiva: boolean
  giacenza: number
  riservata: number
  soglia: number
}
