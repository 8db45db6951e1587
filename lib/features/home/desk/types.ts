import type { CaseItem, DocumentItem, LeadItem, Mese, Queue } from '@/lib/features/home/types'
import type { StatoPratica, StatoTicket, TipoDocumentoAgente } from '@/prisma/generated/client'

type Person = { _id: string; nome: string; cognome: string; telefono: string | null }

/** Who the agent is and how to reach them. */
export type DeskAgent = {
  _id: string
  nome: string
  cognome: string
  figura: string
  status: 'pending' | 'validated' | 'blocked' | 'deleted'
  email: string
  telefono: string | null
  whatsapp: string | null
  urlPhoto: string | null
  oamNumber: string | null
  provincia: string | null
  /** Of the page on the site; null while it is not published. */
  slug: string | null
  agency: { _id: string; nome: string; comune: string } | null
  manager: Person | null
  /** Days of the calendar, null where no absence is planned. */
  assenteDal: string | null
  assenteAl: string | null
  presente: boolean
  sostituto: Person | null
  lastLoginAt: string | null
}

/** A figure of a period beside the same period of a year before; null where there is nothing to measure. */
export type DeskFigure = { value: number | null; before: number | null }

export type DeskFigures = {
  /** First and last day, as lists filter them. */
  from: string
  to: string
  /** Requests that arrived, cases opened. */
  richieste: DeskFigure
  aperte: DeskFigure
  /** Per cent. Of the requests contacted: within an hour of office. Of those that arrived: turned into a case so far. Of those decided: approved. */
  entroOra: DeskFigure
  convertite: DeskFigure
  deliberate: DeskFigure
  /** Cents. */
  erogato: DeskFigure
  /** Cents; null where the reader may not see commissions. */
  provvigioni: DeskFigure | null
  /** Mean of the published ratings, from 1 to 5. */
  voto: DeskFigure
  /** Cents; null without a goal. */
  obiettivo: number | null
  /** Cents: as much of `erogato` as counts towards the goal, of the products and months that have one. */
  raggiunto: number
}

/** The place in the last published ranking of agents that names this one. */
export type DeskRank = { _id: string; anno: number; mese: number; posizione: number; partecipanti: number }
/** Open forecasts of this month; amounts in cents. */
export type DeskForecast = { n: number; importo: number; ponderato: number }
/** Published announcements that the agent has not opened. */
export type DeskUnread = { total: number; items: { _id: string; titolo: string; at: string }[] }
/** Papers of the mandate that have expired or are about to, the oldest first. */
export type DeskPapers = {
  total: number
  items: { _id: string; tipo: TipoDocumentoAgente; scadeIl: string }[]
}
/** A month with the same one a year before, and its goal; null without one. */
export type DeskMonth = Mese & { obiettivo: number | null }

export type DeskTicket = { _id: string; codice: string; oggetto: string; stato: StatoTicket; at: string }
export type DeskChange = {
  _id: string
  action: 'create' | 'edit' | 'delete'
  model: string
  label: string
  at: string
}

/** Everything of one agent. A part is null where the reader may not open what it lists. */
export type Desk = {
  agent: DeskAgent
  mese: DeskFigures
  anno: DeskFigures
  leads: Queue<LeadItem> | null
  cases: Queue<CaseItem> | null
  /** Open cases by state, with the cents asked for. */
  stati: { stato: StatoPratica; n: number; importo: number }[]
  documents: Queue<DocumentItem> | null
  tickets: { total: number; items: DeskTicket[] } | null
  changes: DeskChange[] | null
  /** Twelve months beside the twelve before: cases opened, and cents paid out. */
  aperture: Mese[]
  erogazioni: DeskMonth[]
  classifica: DeskRank | null
  previsioni: DeskForecast | null
  comunicazioni: DeskUnread | null
  scadenze: DeskPapers
}
