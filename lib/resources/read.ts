import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { encodeCursor } from '@/lib/core/cursor'
import type { Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { allowedRows } from './access'
import { cachedTotal, cacheTotal, isWhole } from './cached-totals'
import { readChildren } from './children'
import { presentFor, selection } from './codec'
import { delegate } from './delegate'
import { figuresFor } from './figures'
import type { ListQuery } from './list-query'
import { branchesOf } from './merge'
import { ownColumns, rowReader } from './row-json'
import { similarTo } from './similar'
import { type Read, readList } from './sql-list'
import type { Resource } from './types'
import { type ListReply, type ResourceRow, SEARCH_CAP, TOTAL_CAP } from './view'
import { visibleRows } from './visible-rows'

/**
 * One page of a list, as far as the actor may see it, with the capped count. Where words are looked for and found nowhere, it is the page
 * of those that come close, and says so.
 */
export async function listRows(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
): Promise<ListReply> {
  const found = await countedRows(resource, actor, query)
  if (!query.searches || found.total > 0 || found.items.length > 0) return found
  const similar = await similarTo(resource, actor, query)
  if (!similar) return found
  const { terms, questions } = similar
  return { ...(await countedRows(resource, actor, { ...query, terms })), similar: questions }
}

/** What a list that is read whole is asked for: as the page on the screen, what comes close where the words are found nowhere. */
export async function meantQuery(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
): Promise<ListQuery> {
  if (!query.searches) return query
  const { total } = await countUpTo(resource, actor, query, 1)
  const similar = total > 0 ? null : await similarTo(resource, actor, query)
  return similar ? { ...query, terms: similar.terms } : query
}

async function countedRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<ListReply> {
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

/** The exact count, however large; for exports. The order is that of ids: a search in the order of a text is not counted to its end. */
export async function countRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<number> {
  const parts = [await visibleRows(resource, actor, query)]
  const counting = { where: parts, cap: Number.MAX_SAFE_INTEGER - 1, onlyIfMore: false }
  const one = { ...query, limit: 1, cursor: null, sort: { field: 'id', desc: false } }
  const { counted } = await readList({ resource, query: one, parts, counting })
  return counted ?? 0
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
