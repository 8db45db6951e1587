import type { Riga } from '@/lib/features/price-tables/schema'
import { type NumberKind, type NumberReading, readNumber } from '@/lib/italian/numbers'

export const COLUMNS = ['importo', 'durata', 'rata', 'tan', 'taeg', 'spese'] as const satisfies (keyof Riga)[]
export type Column = (typeof COLUMNS)[number]

const KINDS: Readonly<Record<Column, NumberKind>> = {
  importo: 'money',
  durata: 'count',
  rata: 'money',
  tan: 'rate',
  taeg: 'rate',
  spese: 'money',
}

const MONTHS = / ?(?:mesi|m)\.?\s*$/i

/** A figure of a grid as somebody wrote it; "60 mesi" is a duration, too. */
export const readFigure = (text: string, column: Column): NumberReading =>
  readNumber(column === 'durata' ? text.replace(MONTHS, '') : text, KINDS[column])
