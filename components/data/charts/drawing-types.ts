import type { Unit } from './chart-types'

/** One thing that is drawn and read: its name, its figure, and the list that it counts. */
type Part = { key: string; label: string; href?: string }

/** What is left after each step of a way, in their order; the first is the whole. */
export type FunnelData = { unit: Unit; steps: readonly (Part & { value: number })[] }

/** A figure for every row and column; darker is more. */
export type HeatData = {
  unit: Unit
  rows: readonly Part[]
  columns: readonly Part[]
  cells: readonly { row: string; column: string; value: number; more?: string; href?: string }[]
}

export type Axis = { label: string; unit: Unit }

/** Things by two figures, as large as a third. */
export type ScatterData = {
  x: Axis
  y: Axis
  size?: Axis
  points: readonly (Part & { x: number; y: number; size?: number; faint?: boolean })[]
  /** What pale points are: too few cases to say anything. */
  faintWords?: string
  /** Lines to compare with: half of the points lie on either side. */
  median?: { x: number; y: number }
}

/** A figure for each region of Italy, by its ISTAT code. */
export type MapData = { unit: Unit; regions: readonly (Part & { value: number })[] }
