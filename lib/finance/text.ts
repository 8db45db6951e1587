import { amountText, numberText } from '@/lib/core/number-text'
import type { Cents } from './exact'

// Not from lib/core/money, which would bring decimal.js into public pages.

/** "50.000 €", with cents only where there are some. */
export const euroText = (cents: Cents): string => amountText(cents / 100, cents % 100 === 0 ? 0 : 2)

/** "80%", "83,33%" */
export const percentText = (percent: number): string => `${numberText(percent, { most: 2 })}%`

/** "1 anno", "30 anni", "18 mesi" */
export function durataText(mesi: number): string {
  if (mesi % 12 !== 0) return mesi === 1 ? '1 mese' : `${mesi} mesi`
  return mesi === 12 ? '1 anno' : `${mesi / 12} anni`
}
