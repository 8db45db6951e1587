import 'server-only'
import { pool } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { queryPrepared } from '@/lib/core/prepared'
import { reading } from '@/lib/core/replica'
import type { Figures } from './figures'
import { type ListQuery, orderOf } from './list-query'
import { type Column, columnsOf, type Laid } from './sql-columns'
import { quoted, type SqlModel, sqlModel } from './sql-model'
import { hitsOf, searchedFirst } from './sql-search'
import { ENGINE_TYPES } from './sql-values'
import { NotInSql, Params, whereSql } from './sql-where'
import type { Resource, Where } from './types'

/** How many rows there are in all, up to a cap; of a search only where the page does not hold all that it found. */
export type Counting = { where: Where[]; cap: number; onlyIfMore: boolean }

type ListRequest = {
  resource: Resource
  query: ListQuery
  /** The list is the union of these; they have no row in common. */
  parts: Where[]
  counting: Counting | null
  /** What the list shows beside its rows, where the reader may know it. */
  figures?: Figures
}

/** Rows as they came: the count, then what `laid` says. */
export type Read = { rows: unknown[][]; laid: Laid; counted?: number }

/** One row more than the page, in the list's order, with its relations and the count: one statement. */
export async function readList(asked: ListRequest): Promise<Read> {
  const { laid, ...statement } = listStatement(asked)
  const { rows } = await reading('list', () => run(statement, opens(asked.query)))
  const counted = rows[0]?.[0]
  return {
    rows: rows.filter((row) => row[1] !== null),
    laid,
    ...(typeof counted === 'bigint' ? { counted: Number(counted) } : {}),
  }
}

/** As a list opens: in an order, from its beginning, without any question. */
const opens = ({ cursor, searches, asks }: ListQuery) => !cursor && !searches && asks?.length === 1

/**
 * Each connection plans a list as it opens a few times at most: planning takes as long as reading it. Values that say who the reader
 * is do not change the plan, which begins at their index; lists of values may.
 */
async function run({ text, values }: Pick<Statement, 'text' | 'values'>, isOpening: boolean) {
  const query = { text, values, rowMode: 'array', types: ENGINE_TYPES } as const
  const isOne = values.length === 0 || (isOpening && !values.some(Array.isArray))
  return isOne && mayPrepare(text) ? queryPrepared(query) : pool().query<unknown[]>(query)
}

/** Every connection holds its plans in memory: readers choose columns, sizes and orders as they like. */
const MOST_PREPARED = 100
const prepared = new Set<string>()

function mayPrepare(text: string): boolean {
  if (prepared.size < MOST_PREPARED) prepared.add(text)
  return prepared.has(text)
}

type Statement = {
  text: string
  values: unknown[]
  /** What the columns are called, after the first, which is the count. */
  fields: string[]
  laid: Laid
}

/** @throws NotInSql where the list is not one that can be said in SQL here */
export function listStatement({ resource, query, parts, counting, figures }: ListRequest): Statement {
  const model = sqlModel(resource.model)
  const params = new Params()
  const { limit, cursor, sort } = query
  const down = sort.desc !== (cursor?.back ?? false)
  const { own, related } = columnsOf(resource, model, query)
  const conditions = parts.map((part) => conditionOf(resource, model, params, part))
  const named = own.map(({ name, as }) => `t.${name} AS ${as}`).join(', ')
  const order = (alias: string) => orderSql(alias, model, sort.field, down)
  const hits = searchedFirst(model, query) && hitsOf(model, conditions, sort.field)
  const ends = `ORDER BY ${order('t')} LIMIT ${limit + 1}`
  const pages = stretchesOf(resource, model, params, query, down).flatMap((stretch) => {
    const within = (met: string) => (stretch ? `${met} AND ${stretch}` : met)
    const read = conditions.map((met) => within(hits ? `NOT ${hits.few} AND ${met}` : met))
    const found = read.map((met) => `SELECT ${named} FROM ${model.table} t WHERE ${met} ${ends}`)
    if (hits)
      found.push(
        `SELECT ${named} FROM (SELECT t."id" FROM hits t WHERE ${within(hits.few)} ${ends}) h JOIN ${model.table} t ON t."id" = h."id"`,
      )
    return found
  })
  const byName = (alias: string) => orderByName(alias, own, sort, down)
  const page =
    pages.length === 1
      ? pages[0]
      : `SELECT * FROM (${pages.map((one) => `(${one})`).join(' UNION ALL ')}) u ORDER BY ${byName('u')} LIMIT ${limit + 1}`
  const sources = hits
    ? ['hits']
    : counting && countedOf(resource, model, params, counting, conditions, query)
  const counts = counting && sources ? countSql(sources, counting, query) : 'NULL::bigint'
  const joins = related.map(
    ({ alias, table, other, ownAs }) => `LEFT JOIN ${table} ${alias} ON ${alias}.${other} = p.${ownAs}`,
  )
  const beside = figures?.columns.map(({ path }) => path) ?? []
  if (figures)
    joins.push(`LEFT JOIN (${figures.sql(`SELECT ${own[0]?.as} FROM p`)}) f ON f.id = p.${own[0]?.as}`)
  const shown = [
    ...own.map(({ as }) => `p.${as}`),
    ...related.flatMap(({ alias, columns }) => columns.map(({ name }) => `${alias}.${name}`)),
    ...beside.map((name) => `f.${quoted(name)}`),
  ]
  const text = `WITH ${hits ? `${hits.ctes}, ` : ''}p AS (${page}) SELECT ${counts}, ${shown.join(', ')} FROM (SELECT) one LEFT JOIN p ON TRUE ${joins.join(' ')} ORDER BY ${byName('p')}`
  const fields = [
    ...own.map(({ field }) => field),
    ...related.flatMap(({ relation, columns }) => columns.map(({ field }) => `${relation}.${field}`)),
    ...beside,
  ]
  return { text, values: params.values, fields, laid: { own, related, beside } }
}

function conditionOf(resource: Resource, model: SqlModel, params: Params, where: Where): string {
  const whole = resource.fixed ? { AND: [resource.fixed, where] } : where
  return whereSql(whole, { model, alias: 't', params })
}

const direction = (desc: boolean) => (desc ? 'DESC' : 'ASC')

function orderSql(alias: string, model: SqlModel, field: string, desc: boolean): string {
  const name = model.columns.get(field)?.name
  if (!name) throw new NotInSql(field)
  const id = `${alias}."id" ${direction(desc)}`
  return field === 'id' ? id : `${alias}.${name} ${direction(desc)}, ${id}`
}

/** Of the few rows of a page: the empty ones come last whichever way the list is sorted, and first where it is read backwards. */
function orderByName(
  alias: string,
  own: Column[],
  { field, desc }: ListQuery['sort'],
  down: boolean,
): string {
  const by = (name: string) =>
    `${alias}.${own.find((column) => column.field === name)?.as} ${direction(down)}`
  return field === 'id' ? by('id') : `${by(field)} NULLS ${down === desc ? 'LAST' : 'FIRST'}, ${by('id')}`
}

/**
 * What is left of the list after the cursor, in parts that an index has in the list's order; none where all of it is. A comparison of
 * rows lets PostgreSQL start the scan at the cursor instead of filtering its way there.
 *
 * PostgreSQL takes NULL for the largest, and nobody who asks for the latest deadlines first wants those without one: where a list goes
 * down a column, its empty rows are a part of their own, the last.
 */
function stretchesOf(
  resource: Resource,
  model: SqlModel,
  params: Params,
  { cursor, sort }: ListQuery,
  down: boolean,
): (string | null)[] {
  const column = model.columns.get(sort.field)
  if (!column) throw new NotInSql(sort.field)
  const name = `t.${column.name}`
  const [filled, empty] = [`${name} IS NOT NULL`, `${name} IS NULL`]
  const mayBeEmpty = resource.list.nullableSorts?.includes(sort.field) ?? false
  if (!cursor) return sort.desc && mayBeEmpty ? [filled, empty] : [null]
  const op = down ? '<' : '>'
  const id = params.add(cursor.id)
  const further = `t."id" ${op} ${id}`
  if (sort.field === 'id') return [further]
  // From an empty row: the other empty ones, and back to those that are not.
  if (cursor.value === null)
    return cursor.back ? [filled, `${empty} AND ${further}`] : [`${empty} AND ${further}`]
  const value = params.add(comparableWith(column.type, cursor.value))
  const bounded = `(${name}, t."id") ${op} (${value}, ${id})`
  return mayBeEmpty && !cursor.back ? [bounded, empty] : [bounded]
}

/** A cursor that somebody made up may hold a value of another kind. */
function comparableWith(type: string, value: unknown): unknown {
  const isNumber = typeof value === 'number' || typeof value === 'bigint'
  const fits =
    type === 'DateTime'
      ? value instanceof Date
      : type === 'Boolean'
        ? typeof value === 'boolean'
        : ['Int', 'BigInt', 'Decimal', 'Float'].includes(type)
          ? isNumber
          : typeof value === 'string'
  if (fits) return value
  throw new AppError('malformed', 'Il cursore non è valido per questa lista.')
}

/**
 * What is counted, in the list's own order: its indexes have the filters in front of that order, so that nothing is sorted.
 * What is searched for is found by the index of words, and a stretch of days or amounts by that of its column: neither has that order.
 */
function countedOf(
  resource: Resource,
  model: SqlModel,
  params: Params,
  { where, onlyIfMore }: Counting,
  known: string[],
  { searches }: ListQuery,
): string[] {
  const { field, desc } = orderOf(resource.list, resource.list.defaultSort)
  const order = orderSql('t', model, field, desc)
  const isOrdered = !searches && !where.some((one) => asksForStretch(one, field))
  const met =
    onlyIfMore && known.length > 1 ? where.map((one) => conditionOf(resource, model, params, one)) : known
  return met.map((one) => `${model.table} t WHERE ${one}${isOrdered ? ` ORDER BY ${order}` : ''}`)
}

const ENDS = ['gte', 'gt', 'lte', 'lt']

/** Whether a stretch of another column than that of the order is asked for: no index has both in a row. */
function asksForStretch(where: Where, field: string): boolean {
  return Object.entries(where).some(([key, value]) => {
    if (Array.isArray(value)) return value.some((one) => asksForStretch(one as Where, field))
    if (key === field || typeof value !== 'object' || value === null) return false
    return ENDS.some((end) => end in value)
  })
}

function countSql(
  sources: readonly string[],
  { cap, onlyIfMore }: Counting,
  { cursor, limit }: ListQuery,
): string {
  const counts = sources.map((from) => `(SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${cap + 1}) f)`)
  const sum = counts.join(' + ')
  return onlyIfMore && !cursor ? `CASE WHEN (SELECT count(*) FROM p) > ${limit} THEN ${sum} END` : sum
}
