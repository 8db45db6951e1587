import { dayText, wholeText } from '@/components/markup/format'
import { numberText } from '@/lib/core/number-text'

/** The name of the limit, on every page that shows it. */
export const THRESHOLD_NAME = 'Soglia di usura'

/** A threshold with the four decimals of the official table, never rounded to two: 15.525 → "15,5250%". */
export const thresholdText = (soglia: number): string => `${numberText(soglia, { least: 4, most: 4 })}%`

const euro = (cents: number) => `${wholeText(cents / 100)} €`

interface AmountClass {
  /** Cents; null where there is no limit on that side. */
  classFrom: number | null
  classTo: number | null
}

/** "fino a 15.000 €", "oltre 15.000 €": the class of amount that a threshold is for. */
export function classText({ classFrom, classTo }: AmountClass): string {
  if (classTo === null) return classFrom ? `oltre ${euro(classFrom)}` : 'qualsiasi importo'
  return classFrom ? `da ${euro(classFrom)} a ${euro(classTo)}` : `fino a ${euro(classTo)}`
}

const QUARTERS = ['Primo', 'Secondo', 'Terzo', 'Quarto']

/** "Quarto trimestre 2026 (dal 01/10/2026 al 31/12/2026)" */
export function quarterText(from: string, to: string): string {
  const name = QUARTERS[Math.floor((Number(from.slice(5, 7)) - 1) / 3)] ?? ''
  return `${name} trimestre ${from.slice(0, 4)} (dal ${dayText(from)} al ${dayText(to)})`
}

/** Said beside thresholds whose quarter is over. */
export const PAST_QUARTER = 'È l’ultimo trimestre che abbiamo: le soglie di oggi possono essere diverse.'

/** Why a threshold is only an indication beside our rates. */
export const INDICATIVE = 'la misura di legge è il TEG, il nostro confronto è indicativo'
