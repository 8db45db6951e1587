import type { RICHIESTE, STATI_RICHIESTA } from './schema'

export type StatoRichiesta = keyof typeof STATI_RICHIESTA

/** A request as GET /requests/{id} answers. */
export type RequestDetail = {
  _id: string
  version: number
  kind: keyof typeof RICHIESTE
  stato: StatoRichiesta
  nome: string
  cognome: string
  email: string
  telefono: string
  messaggio: string
  /** Slot of a call-back, position of an application, preferences for an appointment, as they were sent. */
  dettagli: Record<string, unknown>
  campaign: Record<string, unknown>
  /** One line for each step, the latest first. */
  note: string
  agent: { _id: string; nome: string; cognome: string } | null
  /** Of an appointment. */
  pratica: { _id: string; codice: string } | null
  agency: { _id: string; nome: string } | null
  /** The CV of an application. */
  file: { _id: string; name: string; size: number } | null
  createdAt: string
}

/** A box of the form, ticked or not, with the version of the text beside it. */
export type RequestConsent = { kind: string; granted: boolean; textVersion: string; at: Date }
