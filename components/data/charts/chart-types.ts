/** What the figures are: cents, a plain number, per cent. Chooses how the axis, the tooltip and the table write them. */
export type Unit = 'euro' | 'count' | 'percent'

/** `now` and `before` for a comparison, the others for the parts of a whole. */
export type Tone = 'now' | 'before' | 'first' | 'second' | 'third' | 'fourth' | 'fifth'

export type Series = {
  name: string
  label: string
  tone: Tone
  /** Among upright bars, a line over them: what they are compared with. */
  drawn?: 'line'
}

export type Point = {
  /** Unique within the chart. */
  key: string
  /** Beside the axis; short. */
  label: string
  /** In the tooltip and in the table, where there is room. */
  long?: string
  /** The list that the figure counts; of a series by its name, where each has one of its own. */
  href?: string
  hrefs?: Readonly<Record<string, string>>
  /** Of a bar that has a colour of its own wherever it is drawn, as a product has. */
  tone?: Tone
  /** By the name of the series; null where nothing was measured. */
  values: Readonly<Record<string, number | null>>
}

export type ChartKind = 'bar' | 'line' | 'stacked'

/** What is drawn; everything can pass from a server component. */
export type ChartData = {
  kind: ChartKind
  unit: Unit
  series: readonly Series[]
  points: readonly Point[]
  /** The top of the scale while there is nothing to draw. */
  least?: number
  /** Of a line whose course matters more than its distance from zero, as of a rate: the scale is that of its values. */
  close?: boolean
}
