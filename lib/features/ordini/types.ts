export type OrderLine = {
  _id: string
  merchId: string | null
  nome: string
  variant: string
  quantity: number
  prezzo: number
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
  giorniSpedizione: number | null
  daApprovare: number
}
