import type { Testo } from '@/lib/features/merchandising/types'

export type OrderLine = {
  _id: string
  merchId: string | null
  nome: string
  variant: string
  quantity: number
  prezzo: number
  /** What is written on it. */
  testi: Testo[]
  spedita: number
  annullata: number
}

/** One of the own orders, with its lines. */
export type OwnOrder = {
  _id: string
  codice: string
  stato: 'inviato' | 'approvato' | 'preparazione' | 'spedito' | 'consegnato' | 'annullato'
  totale: number
  pezzi: number
  spediti: number
  consegna: 'agenzia' | 'altro'
  indirizzo: string
  note: string
  centroCosto: string
  corriere: string | null
  tracking: string | null
  motivo: string | null
  version: number
  createdAt: string
  righe: OrderLine[]
}

export type OrdersSummary = {
  mesi: { mese: string; valore: number; ordini: number }[]
  articoli: { _id: string; nome: string; pezzi: number; valore: number }[]
  agenzie: { _id: string | null; nome: string; valore: number }[]
  centri: { nome: string; valore: number }[]
  giorniSpedizione: number | null
  daApprovare: number
}

/** Pieces of one article that have to leave, and for which orders; `giacenza`: null where nobody counts it. */
export type PickItem = {
  _id: string
  nome: string
  codice: string
  /** What is written on it: "Nome sulla targa: Agenzia di Pisa". */
  testi: string[]
  giacenza: number | null
  pezzi: number
  ordini: { _id: string; codice: string; pezzi: number }[]
}

/** What goes into one parcel, and where it goes. */
export type PickOrder = {
  _id: string
  codice: string
  richiedente: string
  indirizzo: string[]
  note: string
  righe: { _id: string; nome: string; testi: string[]; codice: string; isCounted: boolean; pezzi: number }[]
}

export type PickList = { articoli: PickItem[]; ordini: PickOrder[] }
