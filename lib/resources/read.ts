import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { forbidden, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { allowedRows } from './access'
import { cachedTotal, cacheTotal, isWhole } from './cached-totals'
import { readChildren } from './children'
import { presentFor, selection } from './codec'
import { concealedColumns, concealing } from './concealed'
import { encodeCursor } from './cursor'
import { delegate } from './delegate'
import { figuresFor } from './figures'
import type { ListQuery } from './list-query'
import { branchesOf } from './merge'
import { ownColumns, rowReader } from './row-json'
import { type Read, readList } from './sql-list'
import type { Resource, Where } from './types'
import { type ListReply, type ResourceRow, SEARCH_CAP, TOTAL_CAP } from './view'

/** One page of a list, as far as the actor may see it, with the capped count. */
export async function listRows(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
): Promise<ListReply> {
  const where = await visibleRows(resource, actor, query)
  const parts = branchesOf(resource, where, query)
  const { searches } = query
  const counting = { where: searches ? [where] : parts, cap: searches ? SEARCH_CAP : TOTAL_CAP }
  // Looking twice for words is dear: a first page that holds all that was found has been counted already.
  const figures = figuresFor(resource, actor, query.only)
  const whole = isWhole([where])
  const known = whole ? cachedTotal(resource.path) : undefined
  const asked = { resource, query, parts, figures }
  const { counted = known, ...read } = await readList({
    ...asked,
    counting: known === undefined ? { ...counting, onlyIfMore: searches } : null,
  })
  if (whole && counted !== undefined && counted !== known) cacheTotal(resource.path, counted)
  const page = pageOf(resource, actor, query, read)
  const total = counted ?? page.items.length
  const isCapped = counted !== undefined && counted > counting.cap
  return { ...page, total: isCapped ? counting.cap : total, totalIsCapped: isCapped }
}

/** One page without the count; without the list's figures too where nobody is going to see them. */
export async function pageRows(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
  { withFigures = true } = {},
): Promise<Page> {
  const parts = branchesOf(resource, await visibleRows(resource, actor, query), query)
  const figures = withFigures ? figuresFor(resource, actor, query.only) : undefined
  return pageOf(resource, actor, query, await readList({ resource, query, parts, figures, counting: null }))
}

/** How many rows a list has, up to a cap; the rows themselves are not wanted. */
export async function countUpTo(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
  most: number,
): Promise<Pick<ListReply, 'total' | 'totalIsCapped'>> {
  const cap = query.searches ? Math.min(most, SEARCH_CAP) : most
  const parts = branchesOf(resource, await visibleRows(resource, actor, query), query)
  const counting = { where: parts, cap, onlyIfMore: false }
  const { counted } = await readList({
    resource,
    query: { ...query, limit: 1, cursor: null },
    parts,
    counting,
  })
  const total = counted ?? 0
  return { total: Math.min(total, cap), totalIsCapped: total > cap }
}

/** The exact count, however large; for exports. */
export async function countRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<number> {
  return delegate(resource).count({ where: await visibleRows(resource, actor, query) })
}

/** What a query leaves of the rows that the actor may see. */
export async function visibleRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<Where> {
  const allowed = allowedRows(resource.access.read, actor)
  refuseConcealed(resource, actor, query)
  const narrowed = resource.narrow ? [await resource.narrow(actor)] : []
  return { AND: [allowed, ...narrowed, query.where, ...openSearch(resource, actor, query)] }
}

/** Who may not read a column learns nothing of it by asking for the rows in its order, or for those with a value of it. */
function refuseConcealed(resource: Resource, actor: Actor | null, { asks = [] }: ListQuery): void {
  const concealed = concealedColumns(resource, actor)
  if (asks.some((name) => concealed.includes(name)))
    throw forbidden('Non puoi filtrare o ordinare per un dato che non vedi.')
}

/** The search column holds concealed columns too: finding a row by them would tell what they say. */
function openSearch(resource: Resource, actor: Actor | null, { words }: ListQuery): Where[] {
  return concealing(resource, actor).flatMap(({ searchIn }) =>
    searchIn
      ? words.map((contains) => ({
          OR: searchIn.map((name) => ({ [name]: { contains, mode: 'insensitive' } })),
        }))
      : [],
  )
}

type Page = Pick<ListReply, 'items' | 'nextCursor' | 'prevCursor'>

/** What was read, in the list's own direction, with the places before and after it. */
function pageOf(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
  { rows: found, laid }: Pick<Read, 'rows' | 'laid'>,
): Page {
  const { limit, cursor, sort, only } = query
  const back = cursor?.back ?? false
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (back) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    items: rows.map(rowReader(resource, actor, laid, only)),
    nextCursor: last && (back || more) ? encodeCursor(sort, ownColumns(laid, last)) : null,
    prevCursor: first && cursor && (!back || more) ? encodeCursor(sort, ownColumns(laid, first), true) : null,
  }
}

/** One row that the actor may read; anything else is the same 404. */
export async function getRow(
  resource: Resource,
  actor: Actor | null,
  id: string,
  tx?: Tx,
): Promise<ResourceRow> {
  const row = await findRow(resource, resource.access.read, actor, id, tx)
  return presentFor(resource, { ...row, ...(await readChildren(resource, id, tx)) }, actor) as ResourceRow
}

/** The database row on which `access` lets the actor act. */
export async function findRow(
  resource: Resource,
  access: Resource['access']['read'],
  actor: Actor | null,
  id: string,
  tx?: Tx,
) {
  const allowed = allowedRows(access, actor)
  const where = { AND: [{ id: idOrNotFound(id) }, allowed] }
  return orNotFound(await delegate(resource, tx).findFirst({ where, select: selection(resource) }))
}
