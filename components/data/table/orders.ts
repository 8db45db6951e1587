import type { Column } from '@/lib/resources/view'

/** How long something has been so grows as its instant goes back: its order is the other way round. */
const isReversed = ({ kind }: Column) => kind === 'age'

/** Whether a column that the rows are in order of falls, as its figures are read. */
export const falls = (column: Column, sort: string): boolean => sort.startsWith('-') !== isReversed(column)

/** Each column that can be put in order, both ways: a phone has no heads to press. */
export const ordersOf = (columns: readonly Column[]) =>
  columns.flatMap((column) =>
    column.sort
      ? [column.sort, `-${column.sort}`]
          .sort((a, b) => Number(falls(column, a)) - Number(falls(column, b)))
          .map((value) => ({
            value,
            label: `${column.label}, ${falls(column, value) ? 'decrescente' : 'crescente'}`,
          }))
      : [],
  )
