import type { ReceivedQuote } from './schema'

type Offer = ReceivedQuote['offerte'][number]

/** An offer of a loan as its client reads it. */
export const receivedOffer = (_id: string, banca: string): Offer => ({
  _id,
  banca,
  nome: 'Prestito Prova',
  importo: 10_000,
  durataMesi: 60,
  rata: 200.38,
  tan: 7.5,
  tasso: 'fisso',
  taeg: 8.2,
  condizioni: [],
  spese: 0,
  totale: 12_022.8,
})

/** A quote that its client was sent and has not answered. */
export const receivedQuote = (_id: string, offerte: Offer[]): ReceivedQuote => ({
  _id,
  version: 2,
  codice: 'Q26-PROVA',
  prodotto: 'Prestito',
  avvertenza: null,
  agente: 'Anna Consulente',
  telefono: null,
  accettato: false,
  scadeIl: '2026-12-31',
  cifreAl: null,
  offerte,
})
