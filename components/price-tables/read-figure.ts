import { MONEY, type NumberFormat, numberFormat, PERCENT, readTyped } from '@/components/ui/number-words'
import type { Riga } from '@/lib/features/price-tables/schema'
import { type NumberReading, readNumber } from '@/lib/italian/numbers'

export const COLUMNS = ['importo', 'durata', 'rata', 'tan', 'taeg', 'spese'] as const satisfies (keyof Riga)[]
export type Column = (typeof COLUMNS)[number]

const FORMATS: Readonly<Record<Column, NumberFormat>> = {
  importo: MONEY,
  durata: numberFormat(0),
  rata: MONEY,
  tan: PERCENT,
  taeg: PERCENT,
  spese: MONEY,
}

const MONTHS = / ?(?:mesi|m)\.?\s*$/i

/** A figure of a grid as somebody wrote it, refused where it has more decimals than are kept; "60 mesi" is a duration, too. */
export function readFigure(text: string, column: Column): NumberReading {
  const format = FORMATS[column]
  const written = column === 'durata' ? text.replace(MONTHS, '') : text
  const { value, problem } = readTyped(written, format)
  if (problem !== undefined) return { problem }
  return value === null ? readNumber(written, format.kind) : { value }
}
