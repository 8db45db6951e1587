import type { Cents } from './exact'

// Not imported from lib/core/money, which would bring decimal.js into public pages.
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
const wholeEuro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumFractionDigits: 0,
})
const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 })

/** "50.000 €", with cents only where there are some. */
export const euroText = (cents: Cents): string => (cents % 100 === 0 ? wholeEuro : euro).format(cents / 100)

/** "80%", "83,33%" */
export const percentText = (percent: number): string => `${decimal.format(percent)}%`

/** "1 anno", "30 anni", "18 mesi" */
export function durataText(mesi: number): string {
  if (mesi % 12 !== 0) return mesi === 1 ? '1 mese' : `${mesi} mesi`
  return mesi === 12 ? '1 anno' : `${mesi / 12} anni`
}
