import 'server-only'
import type { ListQuery } from './list-query'
import type { SqlModel } from './sql-model'
import { NotInSql } from './sql-where'

/** An index of trigrams knows words from this length on. */
const INDEXED_LETTERS = 3

/** Finding and sorting so many takes about a quarter of a second; what is more common is met soon in any order. */
const MOST_HITS = 100_000

/**
 * Whether the words are looked for before the order is. What a search finds lies together in the order of a text (who is
 * looked for by surname, in a list by surname), so that PostgreSQL, which takes it for evenly spread and walks the order's
 * index until it has a page, would walk through half a table.
 */
export function searchedFirst(model: SqlModel, { terms, sort }: ListQuery): boolean {
  const column = model.columns.get(sort.field)
  return (
    sort.field !== 'id' &&
    column?.type === 'String' &&
    terms.some((term) => term.every((parts) => parts.some((part) => part.length >= INDEXED_LETTERS)))
  )
}

type Hits = {
  /** Tables before the page: `hits` has the key and the place in the order of what was found, as far as it is few. */
  ctes: string
  /** Whether they are all of them. */
  few: string
}

/** What meets one of the conditions, read once, without an order. */
export function hitsOf(
  model: SqlModel,
  conditions: readonly string[],
  field: string,
  most = MOST_HITS,
): Hits {
  const name = model.columns.get(field)?.name
  if (!name) throw new NotInSql(field)
  const found = conditions.map((met) => `SELECT t."id", t.${name} FROM ${model.table} t WHERE ${met}`)
  return {
    ctes: `hits AS MATERIALIZED (${found.join(' UNION ALL ')} LIMIT ${most + 1}), hit_count AS MATERIALIZED (SELECT count(*) <= ${most} AS few FROM hits)`,
    few: '(SELECT few FROM hit_count)',
  }
}
