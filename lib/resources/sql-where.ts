import 'server-only'
import { fold } from '@/lib/core/text'
import { type SqlModel, type SqlRelation, sqlModel } from './sql-model'
import type { Where } from './types'

/** Something that no declaration has said before: it has to be learnt here, and the contract suite shows it. */
export class NotInSql extends Error {
  override name = 'NotInSql'
}

/** The values of a statement, and the names of the tables in it. */
export class Params {
  readonly values: unknown[] = []
  private aliases = 0

  /** "$3" */
  add(value: unknown): string {
    this.values.push(asText(value))
    return `$${this.values.length}`
  }

  alias(): string {
    this.aliases += 1
    return `s${this.aliases}`
  }
}

/** In a form that says the same to PostgreSQL in whatever time zone this process runs. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'object' && value !== null) {
    if ('toFixed' in value) return String(value)
    throw new NotInSql('an object as a value')
  }
  return value
}

type Within = { model: SqlModel; alias: string; params: Params }

const all = (parts: string[]) =>
  parts.length === 0 ? 'TRUE' : parts.map((part) => `(${part})`).join(' AND ')
const any = (parts: string[]) =>
  parts.length === 0 ? 'FALSE' : parts.map((part) => `(${part})`).join(' OR ')
const listOf = (value: unknown): Where[] => (Array.isArray(value) ? value : [value]) as Where[]

/**
 * A Prisma `where` as a condition on the table called `alias`, as far as declarations use one.
 * @throws NotInSql for the rest
 */
export function whereSql(where: Where, within: Within): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(where)) {
    if (value === undefined) continue
    if (name === 'AND') parts.push(...listOf(value).map((one) => whereSql(one, within)))
    else if (name === 'OR') parts.push(any(listOf(value).map((one) => whereSql(one, within))))
    else if (name === 'NOT') parts.push(...listOf(value).map((one) => `NOT (${whereSql(one, within)})`))
    else parts.push(condition(name, value, within))
  }
  return all(parts.filter((part) => part !== 'TRUE'))
}

function condition(name: string, value: unknown, within: Within): string {
  const column = within.model.columns.get(name)
  if (column) {
    const same = sameAs(value)
    return same
      ? sameSql(column.name, same, within)
      : columnSql(`${within.alias}.${column.name}`, value, within.params)
  }
  const relation = within.model.relations.get(name)
  if (relation) return relationSql(relation, value, within)
  throw new NotInSql(name)
}

function sameAs(value: unknown): unknown[] | null {
  const ids = typeof value === 'object' && value !== null && 'sameAs' in value ? value.sameAs : null
  return Array.isArray(ids) ? ids : null
}

/** The column holds what it holds in one of the rows of these ids, of the same table. */
function sameSql(column: string, ids: unknown[], { model, alias: outer, params }: Within): string {
  const alias = params.alias()
  return `${outer}.${column} IN (SELECT ${alias}.${column} FROM ${model.table} ${alias} WHERE ${inSql(`${alias}."id"`, ids, params)})`
}

/** The words may hold signs of LIKE, as with Prisma: who looks for text escapes them. */
const LIKE: Record<string, (text: unknown) => string> = {
  contains: (text) => `%${text}%`,
  startsWith: (text) => `${text}%`,
  endsWith: (text) => `%${text}`,
}
const COMPARE: Record<string, string> = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' }

function columnSql(column: string, value: unknown, params: Params): string {
  if (value === null) return `${column} IS NULL`
  const isPlain = typeof value !== 'object' || value instanceof Date || 'toFixed' in value
  if (isPlain) return `${column} = ${params.add(value)}`
  const { mode, ...operators } = value as Record<string, unknown>
  return all(
    Object.entries(operators)
      .filter(([, operand]) => operand !== undefined)
      .map(([operator, operand]) => operatorSql({ column, mode }, operator, operand, params)),
  )
}

/**
 * So many letters before the at sign find an address by themselves. An index of trigrams would be asked for those of the
 * domain too, which half of the rows have: it is compared where the name is found.
 */
const NAME_LETTERS = 3

function operatorSql(
  { column, mode }: { column: string; mode: unknown },
  operator: string,
  operand: unknown,
  params: Params,
): string {
  const like = LIKE[operator]
  const insensitive = mode === 'insensitive'
  // A search column is folded already; of any other it is done here, for the rows that the index of the search has left.
  const text = mode === 'folded' ? `fold(${column}::text)` : `${column}::text`
  const [name] = typeof operand === 'string' ? operand.split('@') : []
  if (
    operator === 'contains' &&
    mode === undefined &&
    name &&
    name !== operand &&
    name.length >= NAME_LETTERS
  )
    return `(${column}::text LIKE ${params.add(`%${name}@%`)} AND ${column}::text || '' LIKE ${params.add(`%${operand}%`)})`
  if (like && !insensitive) return `${text} LIKE ${params.add(like(operand))}`
  if (operator === 'matches') return `${text} ~ ${params.add(operand)}`
  if (operator === 'not' && operand === null) return `${column} IS NOT NULL`
  if (operator === 'not' && typeof operand !== 'object') return `${column} <> ${params.add(operand)}`
  if (operator === 'in' && Array.isArray(operand)) return inSql(column, operand, params)
  if (operator === 'notIn' && Array.isArray(operand)) return `NOT (${inSql(column, operand, params)})`
  // Contains, and not = ANY: only the first is answered by an index.
  if (operator === 'has') return `${column} @> ${params.add([operand])}`
  if (operator === 'equals' && insensitive && typeof operand === 'string')
    return `lower(${column}::text) = lower(${params.add(operand)})`
  if (operator === 'equals' && mode === 'folded' && typeof operand === 'string')
    return `${text} = ${params.add(fold(operand))}`
  const compare = COMPARE[operator]
  if (!compare || operand === null || insensitive) throw new NotInSql(operator)
  return `${column} ${compare} ${params.add(operand)}`
}

function inSql(column: string, values: unknown[], params: Params): string {
  if (values.length === 0) return 'FALSE'
  const [only, ...others] = values
  return others.length === 0
    ? `${column} = ${params.add(only)}`
    : `${column} IN (${values.map((one) => params.add(one)).join(', ')})`
}

function relationSql(
  { model, own, other, isList }: SqlRelation,
  value: unknown,
  { alias: outer, params }: Within,
): string {
  if (value === null && !isList && other === '"id"') return `${outer}.${own} IS NULL`
  const given = (value ?? {}) as Where
  const [first = '', ...others] = Object.keys(given)
  const word = /^(?:some|none|every|is|isNot)$/.test(first) ? first : 'as it is'
  const wanted = word === 'as it is' ? given : given[word]
  const mayBe = isList ? ['some', 'none'] : ['as it is', 'is']
  if (!mayBe.includes(word) || !wanted || (word !== 'as it is' && others.length > 0))
    throw new NotInSql(`${first} of a relation`)
  const there = sqlModel(model)
  const alias = params.alias()
  const met = whereSql(wanted as Where, { model: there, alias, params })
  const exists = `EXISTS (SELECT FROM ${there.table} ${alias} WHERE ${alias}.${other} = ${outer}.${own} AND ${met})`
  return word === 'none' ? `NOT ${exists}` : exists
}
