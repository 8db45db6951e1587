import type { FINALITA_MUTUO } from '@/lib/finance/taxes'
import type { Filtro } from './offers'

/** Purposes of a mortgage, in the order of the list. */
export const FINALITA: Record<(typeof FINALITA_MUTUO)[number], string> = {
  acquisto_prima_casa: 'Acquisto prima casa',
  acquisto_seconda_casa: 'Acquisto seconda casa',
  acquisto_ristrutturazione: 'Acquisto e ristrutturazione',
  ristrutturazione: 'Ristrutturazione',
  costruzione: 'Costruzione',
  surroga: 'Surroga',
  sostituzione: 'Sostituzione',
  sostituzione_liquidita: 'Sostituzione e liquidità',
  liquidita: 'Liquidità',
  consolidamento: 'Consolidamento debiti',
  asta: 'Acquisto all’asta',
  completamento: 'Completamento costruzione',
}

export type Finalita = keyof typeof FINALITA

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
  provincia: string
  /** Energy class, A to G; empty when it is not known. */
  classe: string
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
  provincia: '',
  classe: '',
  tasso: 'tutti',
}

const AMOUNTS = ['valoreImmobile', 'importo', 'durata', 'eta', 'reddito', 'altreRate'] as const
const FILTRI: readonly Filtro[] = ['tutti', 'fisso', 'variabile', 'misto', 'capped']

const whole = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** The simulation that an address asks for, or null when it asks for none; nonsense falls back to the start. */
export function fromQuery(search: string): Simulation | null {
  const query = new URLSearchParams(search)
  if (!AMOUNTS.some((name) => query.has(name))) return null
  const finalita = query.get('finalita') ?? ''
  const provincia = query.get('provincia')?.toUpperCase() ?? ''
  const classe = query.get('classe')?.toUpperCase() ?? ''
  const tasso = FILTRI.find((value) => value === query.get('tasso')) ?? 'tutti'
  const amounts = Object.fromEntries(
    AMOUNTS.map((name) => [name, query.has(name) ? whole(query.get(name)) : startOf(name)]),
  )
  return {
    ...initialSimulation,
    ...amounts,
    finalita: finalita in FINALITA ? (finalita as Finalita) : initialSimulation.finalita,
    provincia: /^[A-Z]{2}$/.test(provincia) ? provincia : '',
    classe: /^[A-G]$/.test(classe) ? classe : '',
    tasso,
  }
}

const startOf = (name: (typeof AMOUNTS)[number]) => initialSimulation[name]

/** The query that reopens the same simulation; what is empty is left out. */
export function toQuery(simulation: Simulation): string {
  const query = new URLSearchParams({ finalita: simulation.finalita })
  for (const name of AMOUNTS) {
    const value = simulation[name]
    if (value !== null) query.set(name, String(value))
  }
  if (simulation.provincia) query.set('provincia', simulation.provincia)
  if (simulation.classe) query.set('classe', simulation.classe)
  if (simulation.tasso !== 'tutti') query.set('tasso', simulation.tasso)
  return query.toString()
}

interface Bound {
  min: number
  max: number
  message: string
  optional?: boolean
}

/* The same bounds as the API's schema; the API stays the judge. */
export const BOUNDS: Record<(typeof AMOUNTS)[number], Bound> = {
  valoreImmobile: {
    min: 10_000,
    max: 100_000_000,
    message: 'Scrivi il valore della casa: da 10.000 € in su.',
  },
  importo: { min: 5_000, max: 100_000_000, message: 'Scrivi quanto ti serve: da 5.000 € in su.' },
  durata: { min: 1, max: 40, message: 'La durata va da 1 a 40 anni.' },
  eta: { min: 18, max: 100, message: 'Scrivi un’età fra 18 e 100 anni.', optional: true },
  reddito: { min: 1, max: 1_000_000, message: 'Scrivi il reddito netto al mese.', optional: true },
  altreRate: {
    min: 0,
    max: 1_000_000,
    message: 'Scrivi quanto paghi al mese, o lascia vuoto.',
    optional: true,
  },
}

/** Messages by field; empty when the simulation can be asked for. */
export function check(simulation: Simulation): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of AMOUNTS) {
    const { min, max, message, optional } = BOUNDS[name]
    const value = simulation[name]
    if (value === null ? !optional : value < min || value > max) errors[name] = message
  }
  return errors
}

/** Body of POST /v2/calculators/mutui: always every kind of rate, the filter is applied on the page. */
export function toBody(simulation: Simulation): Record<string, string | number | null> {
  const { finalita, valoreImmobile, importo, durata, eta, reddito, altreRate, provincia, classe } = simulation
  const optional = { eta, reddito, altreRate, provincia: provincia || null, classeEnergetica: classe || null }
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null))
  return { finalita, valoreImmobile, importo, durata, tasso: 'tutti', ...given }
}
