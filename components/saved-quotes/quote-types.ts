import type { Row } from '@/components/data/list/use-rows'
import type { StatoPreventivo } from '@/lib/features/quotes/labels'
import type { Fee } from '@/lib/finance/offer-fee'
import type { Kind, Values } from './kinds'
import { type Line, savedOutcome } from './lines'

type Named = { id: string; codice: string }

/** A saved quote as its page knows it. */
export type SavedQuote = {
  id: string
  version: number
  codice: string
  stato: StatoPreventivo
  kind: Kind
  titolo: string
  nome: string
  cognome: string
  email: string | null
  telefono: string | null
  scadeIl: string
  createdAt: string
  inviatoAt: string | null
  apertoAt: string | null
  accettatoAt: string | null
  rifiutatoAt: string | null
  convertitoAt: string | null
  asked: Values
  scelte: readonly string[]
  /** Those that were chosen, with the figures of the day. */
  lines: Line[]
  asOf: string | null
  /** The broker's fee that was agreed with it. */
  compenso: Fee | null
  lead: Named | null
  pratica: Named | null
  agente: string | null
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const named = (value: unknown): Named | null => {
  const { _id, id, codice } = (value ?? {}) as Record<string, string>
  const key = _id ?? id
  return key && codice ? { id: key, codice } : null
}

export function savedQuoteOf(row: Row): SavedQuote {
  const { lines, asOf } = savedOutcome(row.result)
  const scelte = (row.scelte ?? []) as string[]
  const agent = row.agent as { nome: string; cognome: string } | null
  return {
    id: row._id,
    version: Number(row.version),
    codice: String(row.codice),
    stato: row.stato as StatoPreventivo,
    kind: row.product as Kind,
    titolo: String(row.titolo),
    nome: String(row.nome),
    cognome: String(row.cognome),
    email: text(row.email),
    telefono: text(row.telefono),
    scadeIl: String(row.scadeIl),
    createdAt: String(row.createdAt),
    inviatoAt: text(row.inviatoAt),
    apertoAt: text(row.apertoAt),
    accettatoAt: text(row.accettatoAt),
    rifiutatoAt: text(row.rifiutatoAt),
    convertitoAt: text(row.convertitoAt),
    asOf,
    compenso: (row.result as { compenso?: Fee } | null)?.compenso ?? null,
    scelte,
    asked: (row.input ?? {}) as Values,
    lines: scelte.flatMap((id) => lines.find((line) => line.id === id) ?? []),
    lead: named(row.lead),
    pratica: named(row.pratica),
    agente: agent && `${agent.nome} ${agent.cognome}`,
  }
}

/** "Ada Rossi", or nothing while nobody is written. */
export const clientName = ({ nome, cognome }: Pick<SavedQuote, 'nome' | 'cognome'>): string =>
  `${nome} ${cognome}`.trim()
