import { chosenIn, euroIn, inAddress } from '@/components/site/amounts'
import { confrontaImprese } from '@/lib/finance/business-loans'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { FinanceError } from '@/lib/finance/error'
import type { ValoriIndici } from '@/lib/finance/indexes'
import type { ProdottoMutuo } from '@/lib/finance/mortgage-products'
import { SCOPI_AZIENDA } from '@/lib/finance/purposes'
import { IMPRESA_USUALE } from '@/lib/finance/usual-loan'
import type { Terms } from './use-terms'

export type Finalita = keyof typeof SCOPI_AZIENDA

/** What a company says about the loan that it looks for; null where nothing is written. */
export interface BusinessTerms {
  /** Euro. */
  importo: number | null
  /** Months. */
  durata: number
  finalita: Finalita
}

/** The loans of the banks and the indexes of the day. */
export interface BusinessData {
  prodotti: ProdottoMutuo[]
  valori: ValoriIndici
}

export const IMPORTO = { min: 10_000, max: 500_000 }
/** Of a figure that is typed; the slider ends earlier. */
const MAX_IMPORTO = 100_000_000
export const DURATE = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120] as const

const start: BusinessTerms = IMPRESA_USUALE

export const isFinalita = (value: string | null): value is Finalita =>
  value !== null && Object.hasOwn(SCOPI_AZIENDA, value)

/** The terms in the address of the page. */
export const BUSINESS: Terms<BusinessTerms> = {
  start,
  fromQuery: (search) => {
    const query = new URLSearchParams(search)
    if (!['importo', 'durata', 'finalita'].some((name) => query.has(name))) return null
    const finalita = query.get('finalita')
    return {
      importo: query.has('importo') ? euroIn(query.get('importo')) : start.importo,
      durata: chosenIn(query.get('durata'), start.durata),
      finalita: isFinalita(finalita) ? finalita : start.finalita,
    }
  },
  toQuery: ({ importo, durata, finalita }) => ({
    importo: inAddress(importo),
    durata: String(durata),
    finalita,
  }),
}

export type BusinessResult = { offerte: OffertaMutuo[] } | { why: string; field?: 'importo' | 'durata' }

export const idOf = ({ prodotto }: OffertaMutuo): string => prodotto.id

export const ORDINI = { taeg: 'TAEG', rata: 'Rata', totale: 'Totale' } as const
export type Ordine = keyof typeof ORDINI

/** The lowest figure first; at the same figure the order of the answer stays, by TAEG. */
export const sortOfferte = (offerte: readonly OffertaMutuo[], ordine: Ordine): OffertaMutuo[] =>
  [...offerte].sort((a, b) => a[ordine] - b[ordine])

/** The loans for these terms, the lowest TAEG first, or why there are none. */
export function resultOf({ importo, durata, finalita }: BusinessTerms, data: BusinessData): BusinessResult {
  if (importo === null || !(importo >= 1_000 && importo <= MAX_IMPORTO))
    return { why: 'Scrivi quanto serve all’impresa: da 1.000 a 100.000.000 €.', field: 'importo' }
  if (!(durata >= DURATE[0] && durata <= (DURATE.at(-1) ?? 0)))
    return { why: 'La durata va da 12 a 120 mesi.', field: 'durata' }
  try {
    const richiesta = { importo: Math.round(importo * 100), durataMesi: durata, finalita }
    const { offerte, esclusi } = confrontaImprese(richiesta, data.prodotti, data.valori)
    if (offerte.length > 0) return { offerte }
    return {
      why: `Nessun prodotto per questi importi. ${esclusi[0]?.motivi[0] ?? ''} Raccontaci il progetto: cerchiamo un’altra soluzione.`,
    }
  } catch (error) {
    if (error instanceof FinanceError) return { why: error.detail, field: 'importo' }
    throw error
  }
}
