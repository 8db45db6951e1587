import { decodeCursor, encodeCursor } from './cursor'

type Asked = { limit: number; cursor?: string }
type Keyed = { id: string }
type Place<F extends string> = { [K in F]: Date | { lt: Date } } & { id?: { lt: string } }

/** What a table is asked for: a page of its rows, and one more, which tells that there are others. */
export type NewestPage<F extends string> = {
  where: { OR?: Place<F>[] }
  orderBy: ({ [K in F]: 'desc' } | { id: 'desc' })[]
  take: number
}

/** Pages of rows that are no list of a resource, by an instant and then by id, both falling. */
export function newestFirst<F extends string>(field: F) {
  const sort = { field, desc: true }
  const at = (value: Date | { lt: Date }) => ({ [field]: value }) as { [K in F]: Date | { lt: Date } }

  /** Rows after the cursor: older, or as old with a smaller id. */
  function after(cursor: string | undefined): NewestPage<F>['where'] {
    if (!cursor) return {}
    const { value, id } = decodeCursor(cursor, sort)
    if (!(value instanceof Date)) return {}
    return { OR: [at({ lt: value }), { ...at(value), id: { lt: id } }] }
  }

  return {
    ask: ({ limit, cursor }: Asked): NewestPage<F> => ({
      where: after(cursor),
      orderBy: [{ [field]: 'desc' } as { [K in F]: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
    /** The rows of the page, and the place of the next one. */
    cut<R extends Keyed>(rows: readonly R[], limit: number): { page: R[]; nextCursor: string | null } {
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return { page, nextCursor: last && rows.length > limit ? encodeCursor(sort, last) : null }
    },
  }
}
