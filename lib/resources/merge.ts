import type { ListQuery } from './list-query'
import type { Resource, Row, Where } from './types'

/** Beyond this one query is no longer dearer than the many. */
const MAX_BRANCHES = 6

/**
 * The queries whose merged answers are the list. An index on (stato, createdAt, id) holds the rows of one state in
 * the list's order; those of two states it does not, and PostgreSQL would read and sort them all. Text is left to
 * the database, whose collation JavaScript does not know.
 */
export function branchesOf(resource: Resource, where: Where, { branches, sort }: ListQuery): Where[] {
  const { codecs } = resource
  const comparable = sort.field === 'createdAt' || sort.field === 'updatedAt' || codecs?.[sort.field]
  const nullable = resource.list.nullableSorts?.includes(sort.field)
  if (branches.length < 2 || branches.length > MAX_BRANCHES || !comparable || nullable) return [where]
  return branches.map((branch) => ({ AND: [where, branch] }))
}

/** Answers in the list's order → one answer in the list's order. */
export function merged(answers: Row[][], field: string, desc: boolean): Row[] {
  if (answers.length === 1) return answers[0] ?? []
  const way = desc ? -1 : 1
  return answers.flat().sort((a, b) => way * (order(a[field], b[field]) || order(a.id, b.id)))
}

/** Dates, cents and decimals by size, ids by their letters. */
function order(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b)
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : Number(a > b)
  return Number(a) - Number(b)
}
