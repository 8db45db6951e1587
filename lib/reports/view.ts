import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Column, Filter, ListReply, ListView } from '@/lib/resources/view'

/** A figure over many rows; it is added up, so that the parts of a breakdown sum to the whole. */
export type Figure = {
  name: string
  label: string
  kind: 'number' | 'money'
  definition: string
  /** A mean: of the whole and of a group, never added up. */
  isRatio?: true
  /** For the office alone. */
  office?: true
}

/** Figures by their name; null is a mean of nothing. */
export type Figures = Record<string, number | null>

/** By what the figures of a report are shown besides: "per banca". */
export type Subtotal = { name: string; label: string; words: string; shared?: true }
export type SubtotalRow = {
  /** Null: of nobody. */
  key: string | null
  label: string
  figures: Figures
  /** The filters that leave its rows; none where no filter says so. */
  filters: Record<string, string> | null
}
export type SubtotalReply = { rows: SubtotalRow[]; totals: Figures; asOf: string }

/** `shared`: not offered to agents who see nothing but their own rows. `office`: for administrators alone, in every reply. */
type Shared = { shared?: true; office?: true }
/** `permission`: besides what opens the report. */
export type ReportColumn = Column & Shared & { permission?: PermissionFlag }
export type ReportFilter = Filter & Shared

/** The part of a report that the browser sees: plain data. */
export type ReportView = ListView & {
  title: string
  /** What the report is about, in one line. */
  about: string
  /** What it means that there is no row at all. */
  empty: string
  /** Where a row opens: a record's page without its id. */
  opens: string
  totals: readonly Figure[]
  subtotals: readonly Subtotal[]
  /** Figures by the values of two filters: each cell opens the rows that it counts. */
  breakdown: { title: string; rows: Filter; columns: Filter; totals: readonly Figure[] } | null
}

/** One cell of the breakdown: the values of the two filters, then its figures. */
export type BreakdownCell = { row: string; column: string; figures: Figures }

export type ReportReply = Omit<ListReply<ReportRow>, 'totalIsCapped'> & {
  totalIsCapped: false
  columns: readonly Pick<Column, 'path' | 'label' | 'kind' | 'definition'>[]
  totals: Figures
  breakdown: BreakdownCell[]
  /** When the figures were true. */
  asOf: string
}

/** `_opens` is the id of the record that the row opens: often its own. `version` is there where verbs change it. */
export type ReportRow = Record<string, unknown> & { _id: string; _opens: string; version?: number | null }
