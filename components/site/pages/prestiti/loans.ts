import type { Costo } from '@/components/markup/cost-table'
import { chosenIn, euroIn, inAddress } from '@/components/site/amounts'
import type { FieldErrors } from '@/components/site/form/form-types'
import type { Calculator } from '@/components/site/offers/use-calculator'
import { SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { PRESTITO_USUALE } from '@/lib/finance/usual-loan'
import { api } from '@/lib/http/client'

export type Finalita = keyof typeof SCOPI_PRESTITO

/** Reply of POST /v2/calculators/prestiti; money in euro, rates in percent. */
export interface Loan {
  bank: { nome: string } | null
  product: { _id: string; nome: string }
  tan: number
  taeg: number
  rata: number
  durataMesi: number
  importo: number
  totaleInteressi: number
  totale: number
  costiIniziali: number
  costi: Costo[]
}

export interface LoanReply {
  /** Missing in what the server renders before anybody asks. */
  quoteId?: string
  offers: Loan[]
  excluded: { bank: { nome: string } | null; product: { nome: string }; motivi: string[] }[]
  /** Day of the newest grid among the offers. */
  asOf: string | null
}

export interface Simulation {
  importo: number | null
  /** Months. */
  durata: number
  finalita: Finalita
}

export const IMPORTO = { min: 1_000, max: 60_000 }
const DURATA = { min: 12, max: 120 }

/** The same comparison by pages without scripts. */
export const PLAIN = '/iframes/calcolatori/prestiti'

export const isFinalita = (text: string): text is Finalita => text in SCOPI_PRESTITO

function fromQuery(search: string): Simulation | null {
  const query = new URLSearchParams(search)
  if (!query.has('importo') && !query.has('durata') && !query.has('finalita')) return null
  const finalita = query.get('finalita') ?? ''
  return {
    importo: query.has('importo') ? euroIn(query.get('importo')) : START.importo,
    durata: chosenIn(query.get('durata'), START.durata),
    finalita: isFinalita(finalita) ? finalita : START.finalita,
  }
}

function toQuery({ importo, durata, finalita }: Simulation): string {
  return `${new URLSearchParams({ importo: inAddress(importo), durata: String(durata), finalita })}`
}

/* The same bounds as the API's schema; the API stays the judge. */
function check({ importo, durata }: Simulation): FieldErrors {
  const isAmount = importo !== null && importo >= IMPORTO.min && importo <= IMPORTO.max
  const isDuration = durata >= DURATA.min && durata <= DURATA.max
  return {
    ...(isAmount ? {} : { importo: 'Scrivi quanto ti serve: da 1.000 a 60.000 €.' }),
    ...(isDuration ? {} : { durata: 'La durata va da 12 a 120 mesi.' }),
  }
}

/** What the page shows before anybody writes. */
export const START = PRESTITO_USUALE satisfies Simulation

/** The calculator of personal loans. */
export const LOANS: Calculator<Simulation, LoanReply> = {
  send: (body, options) => api.post('/calculators/prestiti', body, options),
  start: START,
  fromQuery,
  toQuery,
  check,
  toBody: ({ importo, durata, finalita }) => ({ importo: importo ?? 0, durata, finalita }),
}

export const idOf = ({ product }: Loan): string => product._id

export const ORDINI = { taeg: 'TAEG', rata: 'Rata', costiIniziali: 'Spese iniziali' } as const
export type Ordine = keyof typeof ORDINI

/** Loans from the lowest figure; equal ones stay in the order of the reply, by TAEG. */
export function sortLoans(loans: readonly Loan[], ordine: Ordine): Loan[] {
  return [...loans].sort((a, b) => a[ordine] - b[ordine])
}
