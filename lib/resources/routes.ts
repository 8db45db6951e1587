import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { handle, type Route } from '@/lib/http/handle'
import { requireAnyAccess } from './access'
import { type BulkReply, bulkSchema, runBulk } from './bulk'
import { asBadQuery } from './comparable'
import { engineRoute } from './engine-route'
import { exportList } from './export'
import { parseListQuery } from './list-query'
import { orderSchema, reorder } from './order'
import { getRow, listRows } from './read'
import { sharedBy } from './shared'
import type { Resource } from './types'
import type { ListReply, ResourceRow } from './view'
import { createRow, deleteRow, updateRow } from './write'

const itemParams = z.object({ id: z.string() })
const versionSchema = z.strictObject({ version: z.number().int() })

/** GET (list) and POST (create) of `/v2/<resource>`. */
export function collectionRoutes(resource: Resource): {
  GET: Route<ListReply<ResourceRow>>
  POST: Route<ResourceRow>
} {
  const { many, one } = resource.labels
  return {
    GET: engineRoute(
      'list',
      resource,
      handle(
        { auth: 'optional', summary: `Elenco: ${many}`, shared: sharedBy(resource) },
        ({ ctx, request }) =>
          asBadQuery(listRows(resource, ctx.actor, parseListQuery(resource, new URL(request.url)))),
      ),
    ),
    POST: engineRoute(
      'create',
      resource,
      handle(
        {
          auth: 'optional',
          admits: requireAnyAccess(resource.access.create),
          body: z.record(z.string(), z.unknown()),
          status: 201,
          summary: `Crea: ${one}`,
        },
        ({ ctx, body }) => createRow(resource, ctx, body),
      ),
    ),
  }
}

/** GET, PATCH and DELETE of `/v2/<resource>/{id}`. */
export function itemRoutes(resource: Resource): {
  GET: Route<ResourceRow>
  PATCH: Route<ResourceRow>
  DELETE: Route<void>
} {
  const { one } = resource.labels
  const common = { auth: 'optional', params: itemParams } as const
  return {
    GET: engineRoute(
      'read',
      resource,
      handle({ ...common, summary: `Leggi: ${one}`, shared: sharedBy(resource) }, ({ ctx, params }) =>
        getRow(resource, ctx.actor, params.id),
      ),
    ),
    PATCH: engineRoute(
      'update',
      resource,
      handle(
        {
          ...common,
          admits: requireAnyAccess(resource.access.update),
          body: z.record(z.string(), z.unknown()),
          summary: `Modifica: ${one}`,
        },
        ({ ctx, params, body: { version, ...patch }, request }) =>
          updateRow(resource, ctx, params.id, versionOf(version, request), patch),
      ),
    ),
    DELETE: engineRoute(
      'delete',
      resource,
      handle(
        {
          ...common,
          admits: requireAnyAccess(resource.access.delete),
          body: versionSchema.optional(),
          summary: `Cancella: ${one}`,
        },
        ({ ctx, params, body, request }) =>
          deleteRow(resource, ctx, params.id, versionOf(body?.version, request)),
      ),
    ),
  }
}

/** GET of `/v2/<resource>/export`: the whole filtered set as CSV or XLSX. */
export function exportRoute(resource: Resource): { GET: Route } {
  return {
    GET: engineRoute(
      'export',
      resource,
      handle({ auth: 'optional', summary: `Esporta: ${resource.labels.many}` }, ({ ctx, request }) =>
        asBadQuery(exportList(resource, ctx.actor, new URL(request.url))),
      ),
    ),
  }
}

/** POST of `/v2/<resource>/bulk`: one declared change, or a deletion, on many rows. */
export function bulkRoute(resource: Resource): { POST: Route<BulkReply> } {
  return {
    POST: engineRoute(
      'bulk',
      resource,
      handle(
        {
          auth: 'optional',
          admits: requireAnyAccess(resource.access.update, resource.access.delete),
          body: bulkSchema,
          summary: `Azioni su più righe: ${resource.labels.many}`,
        },
        ({ ctx, body }) => runBulk(resource, ctx, body),
      ),
    ),
  }
}

/** POST of `/v2/<resource>/order`: the rows of a group in their new order. */
export function orderRoute(resource: Resource): { POST: Route<void> } {
  return {
    POST: engineRoute(
      'order',
      resource,
      handle(
        {
          auth: 'optional',
          admits: requireAnyAccess(resource.access.update),
          body: orderSchema,
          summary: `Ordina: ${resource.labels.many}`,
        },
        ({ ctx, body }) => reorder(resource, ctx, body),
      ),
    ),
  }
}

/** The version the caller saw: in the body, or as If-Match. */
function versionOf(given: unknown, request: Request): number {
  const header = request.headers.get('if-match')?.replaceAll('"', '')
  const version = given ?? (header ? Number(header) : undefined)
  if (typeof version === 'number' && Number.isInteger(version)) return version
  throw new AppError('invalid', 'version: indica la versione che hai letto.', {
    errors: [{ path: 'version', message: 'Indica la versione che hai letto.' }],
  })
}
