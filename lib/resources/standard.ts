import 'server-only'
import type { Route } from '@/lib/http/handle'
import { noAccess } from './access'
import { bulkRoute, collectionRoutes, exportRoute, itemRoutes, orderRoute } from './routes'
import type { Resource } from './types'

/**
 * By the folder below a resource's path, what may be answered there without a file of its own. The generated types of the routes
 * read it.
 * @public
 */
export type StandardRoutes = {
  '': ReturnType<typeof collectionRoutes>
  '[id]': ReturnType<typeof itemRoutes>
  export: ReturnType<typeof exportRoute>
  bulk: ReturnType<typeof bulkRoute>
  order: ReturnType<typeof orderRoute>
}

/** By folder and method, what answers. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Route>>>>

/**
 * What a resource answers by its declaration alone: it is listed, read and exported; created, changed and deleted where a rule
 * for that lets anybody and the history has a name for it; put in order, and changed many rows at once, where its list says so.
 */
export function standardRoutes(resource: Resource): Answers {
  const { access, audit, list } = resource
  const isWritten = (rule: keyof typeof access) => audit !== undefined && access[rule] !== noAccess
  const { POST, ...listed } = collectionRoutes(resource)
  const { PATCH, DELETE, ...read } = itemRoutes(resource)
  return {
    '': { ...listed, ...(isWritten('create') && { POST }) },
    '[id]': { ...read, ...(isWritten('update') && { PATCH }), ...(isWritten('delete') && { DELETE }) },
    export: exportRoute(resource),
    ...((isWritten('delete') || list.bulk?.length) && { bulk: bulkRoute(resource) }),
    ...(list.orderWithin && { order: orderRoute(resource) }),
  }
}
