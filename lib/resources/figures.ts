import type { Actor } from '@/lib/auth/actor'
import type { Codec, Resource } from './types'
import type { Column } from './view'

/** A figure as a column of the list; `after` names the column that it stands behind. */
export type FigureColumn = Column & { after: string; codec?: Codec }

/**
 * Figures that a list shows beside its rows: read with the page, in its one statement, by who may know them. They are no columns
 * of the record, so nothing is filtered or sorted by them.
 */
export type Figures = {
  access: (actor: Actor | null) => boolean
  columns: readonly FigureColumn[]
  /** A query with `id` and a column of each figure's name, given one of the ids of the page. Rows that it leaves out have none. */
  sql: (page: string) => string
}

/** The columns of a list with its figures in their places. */
export function withFigures(columns: readonly Column[], figures: Figures | undefined): readonly Column[] {
  if (!figures) return columns
  const behind = (path: string): Column[] =>
    figures.columns.flatMap(({ after, codec: _, ...column }) =>
      after === path ? [column, ...behind(column.path)] : [],
    )
  return columns.flatMap((column) => [column, ...behind(column.path)])
}

/** The figures to read for this reader and these columns, if any. */
export function figuresFor(
  { list: { figures } }: Pick<Resource, 'list'>,
  actor: Actor | null,
  only: readonly string[] | undefined,
): Figures | undefined {
  if (!figures?.access(actor)) return undefined
  return !only || figures.columns.some(({ path }) => only.includes(path)) ? figures : undefined
}
