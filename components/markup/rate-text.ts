import { percentText } from '@/components/site/format'

const NAMES: Record<string, string> = {
  EURIRS: 'Eurirs',
  EURIBOR_1M: 'Euribor 1 mese',
  EURIBOR_3M: 'Euribor 3 mesi',
  EURIBOR_6M: 'Euribor 6 mesi',
}

interface Rates {
  index: string | null
  tenor: string | null
  indexValue: number | null
  /** Null where a price grid says the rate. */
  spread: number | null
  tassi: { dalMese: number; tan: number }[]
}

/** Of a loan whose TAN is said by a grid. */
export const SAME_RATE = 'per tutta la durata'

/** "Eurirs 25 anni 2,55% + spread 0,65%"; a product without an index has only its own rate. */
export function rateFormula({ index, tenor, indexValue, spread }: Omit<Rates, 'tassi'>): string {
  if (spread === null) return SAME_RATE
  if (index === null || indexValue === null) return 'fissato dalla banca'
  const years = index === 'EURIRS' && tenor ? ` ${Number.parseInt(tenor, 10)} anni` : ''
  return `${NAMES[index] ?? index}${years} ${percentText(indexValue)} + spread ${percentText(spread)}`
}

/** ", poi 3,40% dalla rata 121"; empty where the rate stays the same. */
export function laterRates({ tassi }: Pick<Rates, 'tassi'>): string {
  return tassi.map(({ dalMese, tan }) => `, poi ${percentText(tan)} dalla rata ${dalMese}`).join('')
}

/** The first rate and the later ones. */
export const rateText = (offer: Rates): string => `${rateFormula(offer)}${laterRates(offer)}`
