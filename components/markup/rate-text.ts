import { SAME_RATE } from './figures'
import { percentText } from './format'
import type { LaterRate } from './later-rates'
import { rateFormula } from './rate-formula'

interface Rates {
  index: string | null
  tenor: string | null
  indexValue: number | null
  /** Null where a price grid says the rate. */
  spread: number | null
  tassi: readonly LaterRate[]
}

/** Where a rate comes from: its formula and, where it changes, ", poi 3,40% dalla rata 121". */
export function rateText({ tassi, spread, ...indexed }: Rates): string {
  if (spread === null) return SAME_RATE
  const later = tassi.map(({ dalMese, tan }) => `, poi ${percentText(tan)} dalla rata ${dalMese}`)
  return rateFormula({ ...indexed, spread }) + later.join('')
}
