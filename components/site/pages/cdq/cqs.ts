import type { Costo } from '@/components/markup/cost-table'
import { chosenIn, countIn, euroIn, inAddress } from '@/components/site/amounts'
import type { FieldErrors } from '@/components/site/form/form-types'
import type { Calculator } from '@/components/site/offers/use-calculator'
import { TIPI_CQS_LABELS } from '@/lib/features/quotes/labels'
import type { TipoCqs } from '@/lib/finance/cqs'
import { api } from '@/lib/http/client'
import type { Insured } from '@/lib/words/policy'

export const TIPI = TIPI_CQS_LABELS

/** What an operator pays out; money in euro, rates in percent. */
export interface CqsOffer extends Insured {
  bank: { nome: string }
  product: { _id: string; nome: string }
  montante: number
  capitale: number
  interessi: number
  netto: number
  /** All that is due: the montante, and what is paid besides with each instalment. */
  totale?: number
  tan: number
  costi: Costo[]
}

/** Reply of POST /v2/calculators/cdq. */
export interface CqsReply {
  /** Missing in what the server renders before anybody asks. */
  quoteId?: string
  rataMassima: number
  rata: number
  /** What a delega may add; null for pensions. */
  rataDelega: number | null
  durata: number
  asOf: string
  offers: CqsOffer[]
}

/** The instalment that nobody has chosen: as large as the law allows. */
export const MASSIMA = 'massima'

export interface Simulation {
  /** Net pay or pension a month, euro. */
  netto: number | null
  tipo: TipoCqs
  eta: number | null
  /** Months. */
  durata: number
  /** A smaller instalment than the largest; null where none is written. */
  rata: number | null | typeof MASSIMA
  /** The second fifth, by delegation; for employees. */
  delega: boolean
}

export const NETTO = { min: 500, max: 5_000 }
const DURATA = { min: 24, max: 120 }
/** A year at a time: shorter or longer is not allowed (DPR 180/1950). */
export const DURATE = Array.from({ length: 9 }, (_, index) => DURATA.min + index * 12)

/** What the page shows before anybody writes. */
export const START = {
  netto: 1_600,
  tipo: 'dipendente_privato',
  eta: 45,
  durata: 120,
  rata: MASSIMA,
  delega: false as boolean,
} satisfies Simulation

export const isTipo = (text: string): text is TipoCqs => text in TIPI

function fromQuery(search: string): Simulation | null {
  const query = new URLSearchParams(search)
  const names = ['netto', 'tipo', 'eta', 'durata'] as const
  if (!names.some((name) => query.has(name))) return null
  const tipo = query.get('tipo') ?? ''
  return {
    netto: query.has('netto') ? euroIn(query.get('netto')) : START.netto,
    tipo: isTipo(tipo) ? tipo : START.tipo,
    eta: query.has('eta') ? countIn(query.get('eta')) : START.eta,
    durata: chosenIn(query.get('durata'), START.durata),
    rata: query.get('rata') ? euroIn(query.get('rata')) : MASSIMA,
    delega: query.get('delega') === 'true',
  }
}

function toQuery({ netto, tipo, eta, durata, rata, delega }: Simulation): string {
  return new URLSearchParams({
    netto: inAddress(netto),
    tipo,
    eta: inAddress(eta),
    durata: inAddress(durata),
    rata: rata === MASSIMA ? '' : inAddress(rata),
    delega: delega ? 'true' : '',
  }).toString()
}

/** Euro a month that somebody may receive, or pay. */
const EURO = { min: 1, max: 1_000_000 }
const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/* The API stays the judge of what is possible. */
function check({ netto, eta, durata, rata }: Simulation): FieldErrors {
  return {
    ...(netto !== null && within(netto, EURO)
      ? {}
      : { netto: 'Scrivi quanto ricevi ogni mese, al netto: da 1 a 1.000.000 €.' }),
    ...(eta !== null && eta >= 18 && eta <= 100 ? {} : { eta: 'Scrivi un’età fra 18 e 100 anni.' }),
    ...(durata >= DURATA.min && durata <= DURATA.max ? {} : { durata: 'La durata va da 24 a 120 mesi.' }),
    ...(rata === MASSIMA || (rata !== null && within(rata, EURO))
      ? {}
      : { rata: 'Scrivi la rata che vuoi: da 1 a 1.000.000 €.' }),
  }
}

export const idOf = ({ product }: CqsOffer): string => product._id

export const ORDINI = { taeg: 'TAEG', netto: 'Somma che ricevi' } as const
export type Ordine = keyof typeof ORDINI

/** From the lowest TAEG, or from the highest sum; equal ones stay in the order of the reply. */
export const sortCqs = (offers: readonly CqsOffer[], ordine: Ordine): CqsOffer[] =>
  [...offers].sort((a, b) => (ordine === 'taeg' ? a.taeg - b.taeg : b.netto - a.netto))

/** The calculator of salary-backed loans: instalment first. */
export const CQS: Calculator<Simulation, CqsReply> = {
  send: (body, options) => api.post('/calculators/cdq', body, options),
  start: START,
  fromQuery,
  toQuery,
  check,
  toBody: ({ netto, tipo, eta, durata, rata, delega }) => ({
    netto: netto ?? 0,
    tipo,
    eta: eta ?? 0,
    durata,
    ...(rata === MASSIMA || rata === null ? {} : { rata }),
    ...(delega ? { delega } : {}),
  }),
}
