import { percentText } from '@/components/site/format'
import type { Offer } from './offers'

const NAMES: Record<string, string> = {
  EURIRS: 'Eurirs',
  EURIBOR_1M: 'Euribor 1 mese',
  EURIBOR_3M: 'Euribor 3 mesi',
  EURIBOR_6M: 'Euribor 6 mesi',
}

/** "Eurirs 25 anni 2,55% + spread 0,65%"; a product without an index has only its own rate. */
export function rateFormula({ index, tenor, indexValue, spread }: Rates): string {
  if (index === null || indexValue === null) return 'fissato dalla banca'
  const years = index === 'EURIRS' && tenor ? ` ${Number.parseInt(tenor, 10)} anni` : ''
  return `${NAMES[index] ?? index}${years} ${percentText(indexValue)} + spread ${percentText(spread)}`
}

type Rates = Pick<Offer, 'index' | 'tenor' | 'indexValue' | 'spread'>

/** ", poi 3,40% dalla rata 121"; empty where the rate stays the same. */
export function laterRates({ tassi }: Pick<Offer, 'tassi'>): string {
  return tassi.map(({ dalMese, tan }) => `, poi ${percentText(tan)} dalla rata ${dalMese}`).join('')
}
