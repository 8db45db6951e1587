import 'server-only'
import { RESOURCES } from '@/lib/registry/resources'
import { present, selection } from '@/lib/resources/codec'
import { delegate } from '@/lib/resources/delegate'

/**
 * What people call these rows of a resource, by id; rows that are gone are missing. For readers of the history
 * only: its labels name rows of every kind, whoever may open them.
 */
export async function titlesOf(path: string, ids: readonly string[]): Promise<Map<string, string>> {
  const resource = await RESOURCES[path]?.()
  if (!resource || ids.length === 0) return new Map()
  const rows = await delegate(resource).findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
    take: ids.length,
    select: selection(resource),
  })
  return new Map(rows.map((row) => [String(row.id), resource.title(present(resource, row))]))
}
