import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import { allowedRows } from './access'
import { concealedColumns } from './concealed'
import type { ListQuery } from './list-query'
import { termRows } from './term-rows'
import type { Resource, Where } from './types'

/** What a query leaves of the rows that the actor may see. */
export async function visibleRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<Where> {
  const allowed = allowedRows(resource.access.read, actor)
  refuseConcealed(resource, actor, query)
  const narrowed = resource.narrow ? [await resource.narrow(actor)] : []
  return {
    AND: [
      allowed,
      ...narrowed,
      query.where,
      ...query.terms.flatMap((term) => termRows(resource, actor, term)),
    ],
  }
}

/** Who may not read a column learns nothing of it by asking for the rows in its order, or for those with a value of it. */
function refuseConcealed(resource: Resource, actor: Actor | null, { asks = [] }: ListQuery): void {
  const concealed = concealedColumns(resource, actor)
  if (asks.some((name) => concealed.includes(name)))
    throw forbidden('Non puoi filtrare o ordinare per un dato che non vedi.')
}
