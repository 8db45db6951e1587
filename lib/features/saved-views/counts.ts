import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { toAppError } from '@/lib/http/errors'
import { RESOURCES } from '@/lib/registry/resources'
import { allowedRows } from '@/lib/resources/access'
import { parseListQuery } from '@/lib/resources/list-query'
import { countUpTo } from '@/lib/resources/read'
import type { Resource } from '@/lib/resources/types'
import { savedViews } from './data'
import type { ViewCounts } from './schema'

/** A tab says "999+": it is looked at for whether there is something, and whether it grows. */
const CAP = 999
/** More tabs than these fit on no screen. */
const MOST = 12

/** How many rows each view of a list has: those that everybody has and one's own. A view that cannot be read has none. */
export async function viewCounts(scope: Scope, path: string): Promise<ViewCounts> {
  const resource = await RESOURCES[path]?.()
  if (!resource) return {}
  allowedRows(resource.access.read, scope.actor)
  const { presets = [], ownPresets } = resource.list
  const declared = [...presets, ...(ownPresets?.(scope.actor.userId) ?? [])]
  const own = await savedViews(scope, path)
  const views = [...declared, ...own.map(({ _id: id, query }) => ({ id, query }))].slice(0, MOST)
  const counts: ViewCounts = {}
  // One after the other: a screen of tabs takes one connection.
  for (const { id, query } of views) {
    const count = await countOf(resource, scope, query)
    if (count) counts[id] = count
  }
  return counts
}

async function countOf(resource: Resource, { actor }: Scope, query: string) {
  try {
    const asked = parseListQuery(resource, new URL(`?${query}`, 'http://list'))
    return await countUpTo(resource, actor, asked, CAP)
  } catch (error) {
    // Saved when the list had another filter.
    if (toAppError(error).status >= 500) throw error
    return undefined
  }
}
