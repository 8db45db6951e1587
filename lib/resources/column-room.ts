import type { Column } from './view'

/** Pixels that the text of each kind takes with its padding, the usual one of it; longer text ends in dots. */
const WIDTH: Record<Column['kind'], number> = {
  title: 180,
  text: 110,
  phone: 130,
  number: 70,
  money: 100,
  size: 80,
  rate: 70,
  day: 96,
  month: 96,
  instant: 132,
  due: 130,
  age: 66,
  boolean: 70,
  badge: 110,
  image: 52,
  tags: 110,
  person: 132,
}

/** What a window of 1280 leaves to the columns of a list, beside the menu, the margins, the boxes and the action of a row. */
export const ROOM_AT_1280 = 910

const hasTone = ({ options }: Column) => options?.some(({ tone }) => tone) ?? false
const isAge = ({ kind }: Column) => kind === 'age' || kind === 'due'

/** How wide a row of these columns is. */
export const widthOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { kind }) => sum + WIDTH[kind], 0)

/**
 * The columns that a list never leaves out for want of room: what a row is, how it stands, who answers for it, how old it is and
 * its money, and what its declaration adds to these. `beside`: a row is looked at beside the list and says the rest, so that
 * only what it is, its state and the first of those that the declaration adds stay.
 */
export function staying(columns: readonly Column[], beside = false): ReadonlySet<string> {
  const first = (is: (column: Column) => boolean) => columns.find(is)
  const added = columns.filter(({ stays }) => stays)
  const always = [first(({ kind }) => kind === 'title'), first(hasTone)]
  const more = beside
    ? added.slice(0, 1)
    : [first(({ kind }) => kind === 'person'), first(isAge), first(({ kind }) => kind === 'money'), ...added]
  return new Set([...always, ...more].flatMap((column) => (column ? [column.path] : [])))
}
