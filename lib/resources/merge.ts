import type { ListQuery } from './list-query'
import type { Resource, Where } from './types'

/** Beyond this one query is no longer dearer than the many. */
const MAX_BRANCHES = 6

/**
 * The queries whose merged answers are the list. An index on (stato, createdAt, id) holds the rows of one state in
 * the list's order; those of two states it does not, and PostgreSQL would read and sort them all.
 */
export function branchesOf(resource: Resource, where: Where, { branches, sort }: ListQuery): Where[] {
  const { codecs } = resource
  const comparable = sort.field === 'createdAt' || sort.field === 'updatedAt' || codecs?.[sort.field]
  const nullable = resource.list.nullableSorts?.includes(sort.field)
  if (branches.length < 2 || branches.length > MAX_BRANCHES || !comparable || nullable) return [where]
  return branches.map((branch) => ({ AND: [where, branch] }))
}
