import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { allowedRows } from './access'
import { readChildren } from './children'
import { presentFor, selection } from './codec'
import { concealing } from './concealed'
import { type Cursor, encodeCursor } from './cursor'
import { delegate } from './delegate'
import type { ListQuery } from './list-query'
import { branchesOf, merged } from './merge'
import type { Resource, Row, Where } from './types'
import { type ListReply, SEARCH_CAP, TOTAL_CAP } from './view'

/** One page of a list, as far as the actor may see it, with the capped count. */
export async function listRows(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
): Promise<ListReply> {
  const where = await visible(resource, actor, query)
  const parts = branchesOf(resource, where, query)
  const counting = query.searches ? null : countParts(resource, parts)
  const [page, counted] = await Promise.all([pageOf(resource, actor, parts, query), counting])
  return { ...page, ...(counted ?? (await countFound(resource, where, query, page))) }
}

type Counted = Pick<ListReply, 'total' | 'totalIsCapped'>

/** In the list's own order: its indexes have the filters in front of that order, so that nothing is sorted. */
async function countUpTo(resource: Resource, where: Where, cap: number): Promise<Counted> {
  const { defaultSort } = resource.list
  const order = orderBy(defaultSort.replace(/^-/, ''), defaultSort.startsWith('-'))
  const counted = await delegate(resource).count({ where, orderBy: order, take: cap + 1 })
  return { total: Math.min(counted, cap), totalIsCapped: counted > cap }
}

/** The parts have no row in common. */
async function countParts(resource: Resource, parts: Where[]): Promise<Counted> {
  const counts = await Promise.all(parts.map((part) => countUpTo(resource, part, TOTAL_CAP)))
  const sum = counts.reduce((all, { total, totalIsCapped }) => all + total + Number(totalIsCapped), 0)
  return { total: Math.min(sum, TOTAL_CAP), totalIsCapped: sum > TOTAL_CAP }
}

/** What a search found. Looking twice is dear: a first page that holds it all has been counted already. */
async function countFound(resource: Resource, where: Where, query: ListQuery, page: Page): Promise<Counted> {
  const whole = !query.cursor && !page.nextCursor
  return whole ? { total: page.items.length, totalIsCapped: false } : countUpTo(resource, where, SEARCH_CAP)
}

/** One page without the count. */
export async function pageRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<Page> {
  const where = await visible(resource, actor, query)
  return pageOf(resource, actor, branchesOf(resource, where, query), query)
}

/** The exact count, however large; for exports. */
export async function countRows(resource: Resource, actor: Actor | null, query: ListQuery): Promise<number> {
  return delegate(resource).count({ where: await visible(resource, actor, query) })
}

async function visible(resource: Resource, actor: Actor | null, query: ListQuery): Promise<Where> {
  const allowed = allowedRows(resource.access.read, actor)
  const narrowed = resource.narrow ? [await resource.narrow(actor)] : []
  return { AND: [allowed, ...narrowed, query.where, ...openSearch(resource, actor, query)] }
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

/** One page of a list that is the union of `parts`. */
async function pageOf(
  resource: Resource,
  actor: Actor | null,
  parts: Where[],
  query: ListQuery,
): Promise<Page> {
  const { limit, cursor, sort } = query
  const back = cursor?.back ?? false
  const desc = sort.desc !== back
  const after = cursor && beyond(sort.field, cursor, desc, isNullable(resource, sort.field))
  const answers = await Promise.all(
    parts.map((part) =>
      delegate(resource).findMany({
        where: after ? { AND: [part, after] } : part,
        orderBy: orderBy(sort.field, desc),
        take: limit + 1,
        select: { ...columnsOf(resource, query), id: true, [sort.field]: true },
      }),
    ),
  )
  const found = merged(answers, sort.field, desc)
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (back) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    items: rows.map((row) => presentFor(resource, row, actor)),
    nextCursor: last && (back || more) ? encodeCursor(sort, last) : null,
    prevCursor: first && cursor && (!back || more) ? encodeCursor(sort, first, true) : null,
  }
}

/** What is read for a page: all that the API shows, or of it what an export writes. */
function columnsOf(resource: Resource, { only }: ListQuery): Record<string, unknown> {
  const all = selection(resource)
  return only ? Object.fromEntries(Object.entries(all).filter(([name]) => only.includes(name))) : all
}

const isNullable = (resource: Resource, field: string) =>
  resource.list.nullableSorts?.includes(field) ?? false

const direction = (desc: boolean) => (desc ? 'desc' : 'asc')

function orderBy(field: string, desc: boolean) {
  return field === 'id' ? [{ id: direction(desc) }] : [{ [field]: direction(desc) }, { id: direction(desc) }]
}

/**
 * Rows after the cursor. The outer bound on the sort key looks redundant; it is what lets PostgreSQL start
 * the index scan at the cursor instead of filtering its way there. PostgreSQL sorts NULL as the largest.
 */
function beyond(field: string, { value, id }: Cursor, desc: boolean, nullable: boolean): Where {
  const [op, opOrEqual] = desc ? ['lt', 'lte'] : ['gt', 'gte']
  if (field === 'id') return { id: { [op]: id } }
  const sameKey = { [field]: value, id: { [op]: id } }
  if (value === null) return desc ? { OR: [sameKey, { [field]: { not: null } }] } : sameKey
  const further = { OR: [{ [field]: { [op]: value } }, sameKey] }
  const bounded = { AND: [{ [field]: { [opOrEqual]: value } }, further] }
  return nullable && !desc ? { OR: [bounded, { [field]: null }] } : bounded
}

/** One row that the actor may read; anything else is the same 404. */
export async function getRow(resource: Resource, actor: Actor | null, id: string): Promise<Row> {
  const row = await findRow(resource, resource.access.read, actor, id)
  return presentFor(resource, { ...row, ...(await readChildren(resource, id)) }, actor)
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
  const where = { AND: [{ id }, allowed] }
  return orNotFound(
    isId(id) ? await delegate(resource, tx).findFirst({ where, select: selection(resource) }) : null,
  )
}
