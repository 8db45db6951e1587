import { sumText } from '@/components/markup/format'
import type { Filtro } from '@/components/markup/mortgage-offers'
import { countIn, euroIn, inAddress } from '@/components/site/amounts'
import { SCOPI_MUTUO } from '@/lib/finance/purposes'
import { aliquotaSostitutiva } from '@/lib/finance/substitute-tax'

export type Finalita = keyof typeof SCOPI_MUTUO

/** How far the search for a home is. */
export const FASI = {
  sto_guardando: 'Sto guardando',
  casa_trovata: 'Ho trovato casa',
  compromesso: 'Ho firmato un compromesso',
} as const

/** Named as in the cases that may come of it. */
export const LAVORI = {
  dipendente_privato: 'Dipendente privato',
  dipendente_pubblico: 'Dipendente pubblico',
  autonomo: 'Autonomo',
  pensionato: 'Pensionato',
  altro: 'Altro',
} as const

/** What a person says about the mortgage that they look for; null where nothing is written. */
export interface Simulation {
  finalita: Finalita
  valoreImmobile: number | null
  importo: number | null
  /** Years. */
  durata: number | null
  eta: number | null
  reddito: number | null
  altreRate: number | null
  /** Who signs too. */
  coEta: number | null
  coReddito: number | null
  /** Of the mortgage that a surroga moves, euro a month. */
  rataAttuale: number | null
  provincia: string
  /** Energy class, A to G; empty when it is not known. */
  classe: string
  lavoro: keyof typeof LAVORI | ''
  fase: keyof typeof FASI | ''
  /** Whether it is for the first home, where the purpose leaves it open; null: not said. */
  primaCasa: boolean | null
  tasso: Filtro
}

export type FieldErrors = Partial<Record<string, string>>

export const initialSimulation: Simulation = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 200_000,
  importo: 150_000,
  durata: 25,
  eta: null,
  reddito: null,
  altreRate: null,
  coEta: null,
  coReddito: null,
  rataAttuale: null,
  provincia: '',
  classe: '',
  lavoro: '',
  fase: '',
  primaCasa: null,
  tasso: 'tutti',
}

const AMOUNTS = [
  'valoreImmobile',
  'importo',
  'durata',
  'eta',
  'reddito',
  'altreRate',
  'coEta',
  'coReddito',
  'rataAttuale',
] as const
export type Amount = (typeof AMOUNTS)[number]
const WORDS = ['provincia', 'classe', 'lavoro', 'fase'] as const
const FILTRI: readonly Filtro[] = ['tutti', 'fisso', 'variabile', 'misto', 'capped']

/** These are counted, the others are euro. */
const COUNTS: ReadonlySet<Amount> = new Set<Amount>(['durata', 'eta', 'coEta'])
const read = (name: Amount, text: string | null) => (COUNTS.has(name) ? countIn(text) : euroIn(text))

/** The simulation that an address asks for, or null when it asks for none; nonsense falls back to the start. */
export function fromQuery(search: string): Simulation | null {
  const query = new URLSearchParams(search)
  if (![...AMOUNTS, 'finalita'].some((name) => query.has(name))) return null
  const finalita = query.get('finalita') ?? ''
  const provincia = query.get('provincia')?.toUpperCase() ?? ''
  const classe = query.get('classe')?.toUpperCase() ?? ''
  const tasso = FILTRI.find((value) => value === query.get('tasso')) ?? 'tutti'
  const amounts = Object.fromEntries(
    AMOUNTS.map((name) => [name, query.has(name) ? read(name, query.get(name)) : startOf(name)]),
  )
  return {
    ...initialSimulation,
    ...amounts,
    finalita: oneOf(SCOPI_MUTUO, finalita) || initialSimulation.finalita,
    lavoro: oneOf(LAVORI, query.get('lavoro')),
    fase: oneOf(FASI, query.get('fase')),
    primaCasa: truthOf(query.get('primaCasa')),
    provincia: /^[A-Z]{2}$/.test(provincia) ? provincia : '',
    classe: /^[A-G]$/.test(classe) ? classe : '',
    tasso,
  }
}

const oneOf = <K extends string>(labels: Record<K, string>, value: string | null): K | '' =>
  value !== null && Object.hasOwn(labels, value) ? (value as K) : ''
const truthOf = (text: string | null): boolean | null =>
  text === 'true' || text === 'false' ? text === 'true' : null
const startOf = (name: Amount) => initialSimulation[name]

/** The query that reopens the same simulation; what is empty is left out. */
export function toQuery(simulation: Simulation): string {
  const query = new URLSearchParams({ finalita: simulation.finalita })
  for (const name of AMOUNTS) {
    const value = inAddress(simulation[name])
    if (value) query.set(name, value)
  }
  for (const name of WORDS) if (simulation[name]) query.set(name, simulation[name])
  if (simulation.primaCasa !== null) query.set('primaCasa', String(simulation.primaCasa))
  if (simulation.tasso !== 'tutti') query.set('tasso', simulation.tasso)
  return query.toString()
}

interface Bound {
  min: number
  max: number
  message: string
  optional?: boolean
}

const AGE: Bound = { min: 18, max: 100, message: 'Scrivi un’età fra 18 e 100 anni.', optional: true }
const INCOME: Bound = {
  min: 1,
  max: 1_000_000,
  message: 'Scrivi il reddito netto al mese: da 1 a 1.000.000 €.',
  optional: true,
}

/* The same bounds as the API's schema; the API stays the judge. */
export const BOUNDS: Record<Amount, Bound> = {
  valoreImmobile: {
    min: 10_000,
    max: 100_000_000,
    message: 'Scrivi il valore della casa: da 10.000 a 100.000.000 €.',
  },
  importo: { min: 5_000, max: 100_000_000, message: 'Scrivi quanto ti serve: da 5.000 a 100.000.000 €.' },
  durata: { min: 1, max: 40, message: 'La durata va da 1 a 40 anni.' },
  eta: AGE,
  reddito: INCOME,
  altreRate: {
    min: 0,
    max: 1_000_000,
    message: 'Scrivi quanto paghi al mese: da 0 a 1.000.000 €, o lascia vuoto.',
    optional: true,
  },
  coEta: AGE,
  coReddito: INCOME,
  rataAttuale: {
    min: 1,
    max: 100_000,
    message: 'Scrivi la rata che paghi oggi: da 1 a 100.000 €.',
    optional: true,
  },
}

/** Messages by field; empty when the simulation can be asked for. */
export function check(simulation: Simulation): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of AMOUNTS) {
    const { min, max, message, optional } = BOUNDS[name]
    const value = simulation[name]
    if (value === null ? !optional : !(value >= min && value <= max)) errors[name] = message
  }
  return errors
}

const given = <V>(values: Record<string, V>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))

/** Body of POST /v2/calculators/mutui: always every kind of rate, the filter is applied on the page. */
export function toBody(simulation: Simulation): Record<string, unknown> {
  const { finalita, valoreImmobile, importo, durata, coEta, coReddito } = simulation
  const { eta, reddito, altreRate, provincia, classe: classeEnergetica, primaCasa } = simulation
  const coRichiedente = given({ eta: coEta, reddito: coReddito })
  return {
    finalita,
    valoreImmobile,
    importo,
    durata,
    tasso: 'tutti',
    ...given<unknown>({ eta, reddito, altreRate, provincia, classeEnergetica, primaCasa }),
    ...(Object.keys(coRichiedente).length > 0 ? { coRichiedente } : {}),
  }
}

/** "per 150.000 € in 25 anni": what was asked for. */
export function termsOf({ importo, durata }: Pick<Simulation, 'importo' | 'durata'>): string {
  const years = durata === 1 ? '1 anno' : `${durata} anni`
  return importo === null || durata === null ? '' : `per ${sumText(importo)} in ${years}`
}

/** What goes with the request of a person: all that was said, flat. */
export function toLeadInput(simulation: Simulation): Record<string, string | number | boolean | null> {
  const { tasso, classe: classeEnergetica, rataAttuale, ...said } = simulation
  return given<string | number | boolean | null>({
    ...said,
    classeEnergetica,
    tasso: tasso === 'tutti' ? null : tasso,
    rataAttuale: isSurroga(simulation) ? rataAttuale : null,
  })
}

export const isSurroga = ({ finalita }: Pick<Simulation, 'finalita'>) => finalita === 'surroga'

/** Purposes of which the tax depends on whether the home is the first. */
export const asksFirstHome = ({ finalita }: Pick<Simulation, 'finalita'>) =>
  aliquotaSostitutiva(finalita, false) !== aliquotaSostitutiva(finalita, true) &&
  !/prima_casa|seconda_casa/.test(finalita)

/** Purposes that look for a home. */
export const isSearch = ({ finalita }: Pick<Simulation, 'finalita'>) => /^(acquisto|asta)/.test(finalita)
