import type { Prodotto, RequestKind, StatoPratica } from '@/prisma/generated/client'

/** Work that waits: how much in all, how much of it is late, and the first of it, the latest first. */
export type Queue<Item> = { total: number; late: number; items: Item[] }

/** How long something has waited, in days of the calendar in Italy. */
type Waiting = { giorni: number; late: boolean }

export type LeadItem = Waiting & {
  _id: string
  version: number
  stato: 'nuovo' | 'assegnato' | 'contattato' | 'appuntamento'
  nome: string
  cognome: string
  telefono: string
  product: Prodotto
  /** How long it has waited, in minutes: what came today is told by these. */
  minuti: number
  /** Euro. */
  importo: number | null
  praticaId: string | null
}

export type ContactItem = Waiting & {
  _id: string
  version: number
  stato: 'nuovo' | 'assegnato'
  kind: RequestKind
  nome: string
  cognome: string
  telefono: string
  /** Slot of a call-back: 'YYYY-MM-DD' and "09:00-11:00". */
  giorno: string | null
  fascia: string | null
  /** Of an appointment that a client asks for: the case, and what they would prefer. */
  praticaId: string | null
  dettagli: Record<string, unknown> | null
}

/** A quote that its client has accepted, of which nothing has come yet. */
export type QuoteItem = Waiting & {
  _id: string
  codice: string
  nome: string
  cognome: string
  telefono: string | null
  banca: string
}

export type DocumentItem = Waiting & {
  _id: string
  nome: string
  praticaId: string
  codice: string
  /** "Nome Cognome" of the richiedente. */
  cliente: string
}

/** A client who is to be identified, or identified again. */
export type IdentificationItem = {
  _id: string
  codice: string
  cliente: string
  motivo: 'scaduta' | 'blocca' | 'in_scadenza' | 'da_fare'
  /** 'YYYY-MM-DD' */
  entro: string | null
  late: boolean
}

export type CaseItem = {
  _id: string
  codice: string
  cliente: string
  telefono: string | null
  stato: StatoPratica
  giorni: number
  version: number
  /** "Nome Cognome" of who follows it. */
  agente: string | null
  /** Whether they were asked about it today. */
  sollecitata: boolean
}

/** A payment that an agent recorded and that waits for the office's word. */
export type PaymentItem = Waiting & {
  _id: string
  codice: string
  cliente: string
  agente: string | null
  /** In cents. */
  importo: number
  /** 'YYYY-MM-DD' */
  giorno: string
}

/** What is fixed for a time: a meeting with a lead, or a call that somebody asked for. Times are Italy's. */
export type AgendaItem = {
  /** Of a meeting its request, or its case where it was made with that, with the version that it is moved with. */
  _id: string
  version: number
  kind: 'appuntamento' | 'richiamata'
  /** The case that a meeting's request has become. */
  praticaId: string | null
  /** 'YYYY-MM-DD' */
  day: string
  /** 'HH:MM' */
  from: string
  to: string
  nome: string
  cognome: string
  telefono: string
}

export type Agenda = {
  /** The Monday it begins on, and how many days it covers. */
  first: string
  days: number
  items: AgendaItem[]
  /** Meetings of any day: all, and those that have passed without an outcome. */
  total: number
  late: number
}

export type FigureName = 'richieste' | 'aperte' | 'liquidate' | 'erogato'

/** This month up to now, beside the same part of the month before; counts, or cents. */
export type Figure = {
  value: number
  before: number
  target: number | null
  /** As much of the value as counts towards the target: of agents and products that have one. */
  reached: number | null
}
/** The twelve whole months before this one, oldest first. */
export type Trends = Partial<Record<FigureName, number[]>>

/**
 * A month with the same month a year before, in cents. The month that has begun is compared with as many days: `annoPrimaFino` is the
 * last of them.
 */
export type Mese = { mese: string; valore: number; annoPrima: number; annoPrimaFino?: string }

/** What the agent is to get for cases that the bank has approved, in cents. */
export type Expected = { pratiche: number; importo: number }

export type AdminHome = {
  leads: Queue<LeadItem> | null
  contacts: Queue<ContactItem> | null
  cases: Queue<CaseItem> | null
  payments: Queue<PaymentItem> | null
  figures: Partial<Record<FigureName, Figure>>
  trend: Trends
  erogato: Mese[]
}

export type AgentHome = {
  agenda: Agenda
  leads: Queue<LeadItem>
  contacts: Queue<ContactItem>
  quotes: Queue<QuoteItem>
  documents: Queue<DocumentItem>
  identifications: Queue<IdentificationItem>
  cases: Queue<CaseItem>
  figures: Partial<Record<FigureName, Figure>>
  /** Null where the agent may not see commissions. */
  expected: Expected | null
  trend: Trends
  erogato: Mese[]
}
