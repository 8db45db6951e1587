import type { Riga } from '@/lib/features/price-tables/schema'

/** What a grid says of a combination of amount and duration, one figure at a time. */
export const FIGURES = [
  { value: 'rata', label: 'Rata' },
  { value: 'tan', label: 'TAN' },
  { value: 'taeg', label: 'TAEG' },
  { value: 'spese', label: 'Spese e imposte' },
] as const
export type Figure = (typeof FIGURES)[number]['value']

export const DECIMALS: Record<Figure, number> = { rata: 2, tan: 4, taeg: 4, spese: 2 }

/** A row as it is typed: a figure that is missing is null. `spese` are all that is paid at the start, the tax among them; those that nobody writes are none. */
export type DraftRow = Pick<Riga, 'importo' | 'durata' | 'spese'> & {
  _id?: string
  rata: number | null
  tan: number | null
  taeg: number | null
}

export const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b)
