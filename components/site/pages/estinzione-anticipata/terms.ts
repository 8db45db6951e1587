import { countIn, euroIn, inAddress, numberIn } from '@/components/site/amounts'
import type { Terms } from '@/components/site/pages/aziende/use-terms'
import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import {
  type Conteggio,
  CRITERI,
  type Criterio,
  conteggioEstinzione,
  PERIODI,
  type Periodo,
  VOCI_ANTICIPATE,
  type VoceAnticipata,
} from '@/lib/finance/early-settlement'
import { FinanceError } from '@/lib/finance/error'

/** What somebody says of a loan that they would pay off; null where nothing is written. */
export interface EarlyTerms {
  periodo: Periodo
  criterio: Criterio
  /** Euro. */
  importo: number | null
  /** Percent. */
  tan: number | null
  /** Months. */
  durata: number | null
  pagate: number | null
  tassoFisso: boolean
  /** Euro, by what they pay for. */
  costi: Record<VoceAnticipata, number | null>
}

export const VOCI = keysOf(VOCI_ANTICIPATE)

const start: EarlyTerms = {
  periodo: 'dal_2021',
  criterio: 'nessuno',
  importo: 20_000,
  tan: 7.5,
  durata: 84,
  pagate: 36,
  tassoFisso: true,
  costi: { iniziali: 400, durata: 600, assicurazione: null, terzi: null, imposte: 50 },
}

const chosen = <T extends string>(names: readonly T[], text: string | null, otherwise: T): T =>
  names.find((name) => name === text) ?? otherwise

/** What a cost is called in the address and on the form: «durata» alone is that of the loan. */
export const costName = (voce: VoceAnticipata): string => `costi.${voce}`

const NAMES = ['periodo', 'criterio', 'importo', 'tan', 'durata', 'pagate', 'tasso', ...VOCI.map(costName)]

/** The terms in the address of the page. */
export const EARLY: Terms<EarlyTerms> = {
  start,
  fromQuery: (search) => {
    const query = new URLSearchParams(search)
    if (!NAMES.some((name) => query.has(name))) return null
    const figure = (
      name: 'importo' | 'tan' | 'durata' | 'pagate',
      read: (text: string | null) => number | null,
    ) => (query.has(name) ? read(query.get(name)) : start[name])
    return {
      periodo: chosen(keysOf(PERIODI), query.get('periodo'), start.periodo),
      criterio: chosen(keysOf(CRITERI), query.get('criterio'), start.criterio),
      importo: figure('importo', euroIn),
      tan: figure('tan', (text) => numberIn(text, 'rate')),
      durata: figure('durata', countIn),
      pagate: figure('pagate', countIn),
      tassoFisso: query.get('tasso') !== 'variabile',
      costi: Object.fromEntries(
        VOCI.map((voce) => [voce, euroIn(query.get(costName(voce)))]),
      ) as EarlyTerms['costi'],
    }
  },
  toQuery: ({ periodo, criterio, importo, tan, durata, pagate, tassoFisso, costi }) => ({
    periodo,
    criterio,
    importo: inAddress(importo),
    tan: inAddress(tan),
    durata: inAddress(durata),
    pagate: inAddress(pagate),
    tasso: tassoFisso ? '' : 'variabile',
    ...Object.fromEntries(VOCI.map((voce) => [costName(voce), inAddress(costi[voce])])),
  }),
}

export type EarlyResult = { account: Conteggio } | { why: string; field: string }

const cents = (euro: number) => Math.round(euro * 100)
const isIn = (value: number | null, min: number, max: number): value is number =>
  value !== null && value >= min && value <= max

/** The account of paying off the loan, or what is missing for it. */
export function accountOf(terms: EarlyTerms): EarlyResult {
  const { importo, tan, durata, pagate, costi, ...rest } = terms
  if (!isIn(importo, 100, 100_000))
    return { why: 'Scrivi l’importo del finanziamento, da 100 a 100.000 €.', field: 'importo' }
  if (!isIn(durata, 2, 120)) return { why: 'La durata va da 2 a 120 mesi.', field: 'durata' }
  if (!isIn(pagate, 0, durata - 1))
    return { why: `Scrivi quante rate hai pagato: da 0 a ${durata - 1}.`, field: 'pagate' }
  if (!isIn(tan, 0, 30)) return { why: 'Scrivi il TAN, da 0 a 30%.', field: 'tan' }
  const wrong = VOCI.find((voce) => costi[voce] !== null && !isIn(costi[voce], 0, importo))
  if (wrong)
    return {
      why: `Una spesa va da 0 a ${numberText(importo)} €, l’importo del finanziamento.`,
      field: costName(wrong),
    }
  const inCents = Object.fromEntries(VOCI.map((voce) => [voce, cents(costi[voce] ?? 0)]))
  try {
    return {
      account: conteggioEstinzione({
        ...rest,
        importo: cents(importo),
        tan,
        durataMesi: durata,
        pagate,
        costi: inCents,
      }),
    }
  } catch (error) {
    if (error instanceof FinanceError) return { why: error.detail, field: error.field }
    throw error
  }
}
