import type { ListView } from '@/lib/resources/view'
import type { SummaryChart } from './chart-view'
import type { Step } from './periods'

/** How a figure is written: a count, euro, per cent, a rate of interest, a number with one decimal. */
export type FigureKind = 'number' | 'money' | 'percent' | 'rate' | 'decimal'

export type SummaryColumn = {
  path: string
  label: string
  kind: FigureKind
  /** How the figure is made, in a sentence. */
  definition: string
  /** Whether more of it is good news; coloured only where it is one or the other. */
  moreIs?: 'good' | 'bad'
  /** Says of cases opened in the period what has become of them: of young ones too little. */
  matures?: true
}

/** What the rows stand for: "Mese", "per mese". */
export type GroupingView = {
  name: string
  label: string
  words: string
  /** What a row of time is; null where rows are something else. */
  step: Step | null
  /** Its rows can stand beside those of another grouping: they gather none. */
  crosses: boolean
}

/** The part of a summary that the browser sees: plain data. Its list has the columns as tables and files write them. */
export type SummaryView = ListView & {
  title: string
  about: string
  columns: readonly SummaryColumn[]
  groupings: readonly GroupingView[]
  /** Of the months to come. */
  ahead: boolean
  /** Of calendar years. */
  year?: true
  /** Periods of days can be asked for, too. */
  days: boolean
  /** The figures on the cards; the first is drawn. */
  main: readonly string[]
  charts: readonly SummaryChart[]
  /** The reader sees others in lists, and only the own figures here. */
  narrowed?: true
}

export type Figures = Record<string, number | null>
/** Where each figure's rows are listed, for those that have such a list. */
export type Links = Record<string, string>

export type SummaryRow = {
  key: string
  label: string
  figures: Figures
  /** The same a year or a period before; null where it was not asked for. */
  before: Figures | null
  links: Links
  /** Paths of the figures that are of fewer than five: they say little. */
  few: string[]
  /** The cases opened in it are younger than six months. */
  maturing: boolean
}

export type SummaryReply = {
  /** First and last day, both in. */
  from: string
  to: string
  gruppo: string
  confronto: Comparison
  /** The days that it is compared with. */
  compared: { from: string; to: string } | null
  /** It has not ended, and is compared with as many days as it has had. */
  sameDays: boolean
  columns: readonly SummaryColumn[]
  rows: SummaryRow[]
  totals: Omit<SummaryRow, 'key' | 'label'>
  /** Paths of the columns that are not known for such a period: they are counted by whole months. */
  missing: string[]
  /** Paths of the columns that are not counted by such rows, or with the filters that are set. */
  uncounted: string[]
  /** When the figures were true. */
  asOf: string
}

export type Comparison = 'nessuno' | 'anno' | 'periodo'
