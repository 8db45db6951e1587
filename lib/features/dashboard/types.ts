import type { Prodotto, StatoPratica } from '@/prisma/generated/client'

/** A month with the same month a year before; counts, or cents. */
export type Mese = { mese: string; valore: number; annoPrima: number }

export type LeadToWork = {
  _id: string
  version: number
  stato: 'assegnato' | 'contattato' | 'appuntamento'
  nome: string
  cognome: string
  telefono: string
  product: Prodotto
  /** Euro. */
  importo: number | null
  createdAt: string
  appuntamentoAt: string | null
  praticaId: string | null
}

export type DocumentToCheck = {
  _id: string
  nome: string
  uploadedAt: string | null
  pratica: { _id: string; codice: string; intestatario: string }
}

export type AgentDashboard = {
  daChiamare: number
  appuntamenti: number
  daVerificare: number
  ferme: number
  perStato: { stato: StatoPratica; pratiche: number }[]
  richieste: LeadToWork[]
  documenti: DocumentToCheck[]
  aperte: Mese[]
  liquidato: Mese[]
}
