import { percentText } from './format'

const NAMES: Record<string, string> = {
  EURIRS: 'Eurirs',
  EURIBOR_1M: 'Euribor 1 mese',
  EURIBOR_3M: 'Euribor 3 mesi',
  EURIBOR_6M: 'Euribor 6 mesi',
}

interface Indexed {
  index: string | null
  tenor: string | null
  indexValue: number | null
  spread: number
}

/** "Eurirs 25 anni 2,55% + spread 0,65%"; a product without an index has only its own rate. */
export function rateFormula({ index, tenor, indexValue, spread }: Indexed): string {
  if (index === null || indexValue === null) return 'fissato dalla banca'
  const years = index === 'EURIRS' && tenor ? ` ${Number.parseInt(tenor, 10)} anni` : ''
  return `${NAMES[index] ?? index}${years} ${percentText(indexValue)} + spread ${percentText(spread)}`
}
