import { toCents } from '@/lib/core/money'
import type { GridRow } from './price-grid'
import { isUnusual } from './unusual'

/** The least and the most that a grid says of something. */
type Range = { min: number; max: number }

/** What visitors notice first of a grid: its cheapest offer, its lowest instalment, what is paid at the start. */
export type GridSummary = { taeg: Range; rata: Range; spese: Range }

/** A cell whose price moves further than prices usually do. */
export type GridJump = Pick<GridRow, 'importo' | 'durata'> & {
  /** `spese` are in percent of the amount here, as the two rates are, so that all three are measured alike. */
  campo: 'tan' | 'taeg' | 'spese'
  prima: number
  dopo: number
}

const FIGURES = ['taeg', 'rata', 'spese'] as const

/** Null of a grid without rows. */
export function gridSummary(righe: readonly GridRow[]): GridSummary | null {
  if (righe.length === 0) return null
  const range = (name: (typeof FIGURES)[number]): Range => {
    const values = righe.map((riga) => riga[name])
    return { min: Math.min(...values), max: Math.max(...values) }
  }
  return { taeg: range('taeg'), rata: range('rata'), spese: range('spese') }
}

const costsOf = ({ spese, importo }: GridRow) => (toCents(spese) / toCents(importo)) * 100

/** The cells that two grids share and whose price moves by more than a point, the furthest first. */
export function gridJumps(pairs: readonly (readonly [prima: GridRow, dopo: GridRow])[]): GridJump[] {
  const jumps = pairs.flatMap(([before, after]): GridJump[] => {
    const { importo, durata } = after
    const figures = [
      { campo: 'taeg', prima: before.taeg, dopo: after.taeg },
      { campo: 'tan', prima: before.tan, dopo: after.tan },
      { campo: 'spese', prima: costsOf(before), dopo: costsOf(after) },
    ] as const
    return figures
      .filter(({ prima, dopo }) => isUnusual(prima, dopo))
      .map((figure) => ({ importo, durata, ...figure }))
  })
  const far = ({ prima, dopo }: GridJump) => Math.abs(dopo - prima)
  return jumps.sort((a, b) => far(b) - far(a))
}
