/**
 * What a summary draws besides its first figure, by the paths of its columns. `groups`: the groupings with which it is
 * shown; a drawing that needs others than the rows on screen asks for its own figures.
 */
export type SummaryChart = { groups: readonly string[] } & (
  | { kind: 'year'; column: string }
  | { kind: 'cumulative'; column: string; against: string }
  | { kind: 'stacked'; column: string; of: string; by: string }
  | { kind: 'map'; column: string; of: string }
  | {
      kind: 'scatter'
      x: string
      y: string
      size?: string
      /** Fewer of this figure say nothing: the point is pale. */
      enough?: { column: string; least: number }
      /** Half of the rows lie on either side of each line. */
      median?: true
    }
  | { kind: 'trend'; column: string; by: string }
)

/** One figure by two groupings. */
export type CrossReply = {
  from: string
  to: string
  column: string
  rows: { key: string; label: string; total: number | null }[]
  columns: { key: string; label: string; total: number | null }[]
  cells: { row: string; column: string; value: number; href?: string }[]
  asOf: string
}

/** Half of the agents who did something have less of each figure, half have more. */
export type MedianReply = {
  /** How many agents; too few of them would say who they are. */
  people: number
  figures: Record<string, number | null> | null
}
