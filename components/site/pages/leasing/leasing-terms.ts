import { countIn, euroIn, inAddress, numberIn } from '@/components/site/amounts'
import type { Terms } from '@/components/site/pages/aziende/use-terms'
import { FinanceError } from '@/lib/finance/error'
import { type LeasingConCosti, leasingConCosti } from '@/lib/finance/leasing-cost'
import { confrontaLeasing, type OffertaLeasing, type ProdottoLeasing } from '@/lib/finance/leasing-offers'
import { elided } from '@/lib/italian/elided'

/** What a company says about the asset; null where nothing is written. */
export interface LeasingTerms {
  /** Euro, without VAT. */
  valore: number | null
  /** Maxicanone and riscatto, percent of the value. */
  anticipo: number | null
  riscatto: number
  /** Months. */
  durata: number | null
  /** A rate of one's own, percent; null takes the operators'. */
  tan: number | null
  /** Canoni paid when the month begins. */
  inizioMese: boolean
}

export const RISCATTI = [1, 5, 10, 20, 30] as const
export const VALORE = { min: 5_000, max: 1_000_000 }
export const DURATA = { min: 12, max: 120 }
/** Of a figure that is typed; the slider ends earlier. */
const MAX_VALORE = 10_000_000
const MAX_ANTICIPO = 60
const MAX_TAN = 30

const start: LeasingTerms = {
  valore: 100_000,
  anticipo: 20,
  riscatto: 1,
  durata: 60,
  tan: null,
  inizioMese: false,
}

const rateIn = (text: string | null) => numberIn(text, 'rate')

const NAMES = ['valore', 'anticipo', 'durata', 'riscatto', 'tan', 'canoni']

/** The terms in the address of the page. */
export const LEASING: Terms<LeasingTerms> = {
  start,
  fromQuery: (search) => {
    const query = new URLSearchParams(search)
    if (!NAMES.some((name) => query.has(name))) return null
    const read = (name: 'valore' | 'anticipo' | 'durata', of: (text: string | null) => number | null) =>
      query.has(name) ? of(query.get(name)) : start[name]
    return {
      valore: read('valore', euroIn),
      anticipo: read('anticipo', rateIn),
      durata: read('durata', countIn),
      riscatto: RISCATTI.find((pct) => pct === countIn(query.get('riscatto'))) ?? start.riscatto,
      tan: rateIn(query.get('tan')),
      inizioMese: query.get('canoni') === 'inizio',
    }
  },
  toQuery: ({ valore, anticipo, durata, riscatto, tan, inizioMese }) => ({
    valore: inAddress(valore),
    anticipo: inAddress(anticipo),
    durata: inAddress(durata),
    riscatto: String(riscatto),
    tan: inAddress(tan),
    canoni: inizioMese ? 'inizio' : '',
  }),
}

/** A leasing of an operator, or at the visitor's own rate, which has no costs that we could know. */
export type Worked = LeasingConCosti & {
  tan: number
  finanziato: number
  offerta: OffertaLeasing | null
}
export type LeasingResult = { worked: Worked } | { why: string; field?: keyof LeasingTerms }

/** The leasing with the lowest TAEG for these terms, or why there is none. */
export function resultOf(terms: LeasingTerms, prodotti: readonly ProdottoLeasing[]): LeasingResult {
  const wrong = wrongOf(terms)
  if (wrong) return wrong
  const { valore, anticipo, durata, tan } = terms
  const richiesta = {
    valore: Math.round((valore ?? 0) * 100),
    anticipoPct: anticipo ?? 0,
    riscattoPct: terms.riscatto,
    durata: durata ?? 0,
    anticipato: terms.inizioMese,
  }
  try {
    if (tan !== null) {
      const worked = leasingConCosti({ ...richiesta, tan })
      return { worked: { ...worked, tan, finanziato: richiesta.valore - worked.maxicanone, offerta: null } }
    }
    const [offerta] = confrontaLeasing(richiesta, prodotti)
    return offerta ? { worked: { ...offerta, tan: offerta.prodotto.tan, offerta } } : { why: NONE }
  } catch (error) {
    if (error instanceof FinanceError) return { why: error.detail }
    throw error
  }
}

const NONE =
  'Con queste cifre nessun operatore ha un leasing in vigore: prova a cambiare il valore o la durata, oppure indica un altro tasso.'

function wrongOf({ valore, anticipo, durata, tan }: LeasingTerms): LeasingResult | null {
  if (valore === null || !(valore >= VALORE.min && valore <= MAX_VALORE))
    return { why: 'Scrivi quanto vale il bene senza IVA, da 5.000 a 10.000.000 €.', field: 'valore' }
  if (anticipo === null || !(anticipo <= MAX_ANTICIPO))
    return { why: `Il maxicanone va da 0 ${elided('al', `${MAX_ANTICIPO}%`)} del valore.`, field: 'anticipo' }
  if (durata === null || !(durata >= DURATA.min && durata <= DURATA.max))
    return { why: 'La durata va da 12 a 120 mesi.', field: 'durata' }
  if (tan !== null && !(tan <= MAX_TAN))
    return {
      why: `Il tuo tasso va da 0 a ${MAX_TAN}%, come 5,25; lascia vuoto per quello degli operatori.`,
      field: 'tan',
    }
  return null
}
