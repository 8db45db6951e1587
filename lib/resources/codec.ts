import type { Actor } from '@/lib/auth/actor'
import { columnOfDay, dayOfColumn } from '@/lib/core/dates'
import { toCents, toEuro } from '@/lib/core/money'
import { concealedColumns } from './concealed'
import type { Codec, Codecs, Resource, Row } from './types'

/** API value → value of the column. */
export function encode(codec: Codec | undefined, value: unknown): unknown {
  if (value === null || value === undefined || !codec) return value
  if (codec === 'money') return BigInt(toCents(value as number))
  if (codec === 'day') return columnOfDay(value as string)
  return value
}

/** Value of the column → API value. */
export function decode(codec: Codec | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return value ?? null
  if (codec === 'money') return toEuro(value as bigint)
  if (codec === 'day') return dayOfColumn(value as Date)
  if (codec === 'decimal') return Number(value)
  return plain(value)
}

/** Nested rows and JSON columns: ids become `_id`, dates ISO, numbers plain. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  if ('toFixed' in value && 'd' in value) return Number(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === 'id' ? '_id' : key, plain(inner)]),
  )
}

const exposed = new WeakMap<Resource, string[]>()

/** The columns that leave the database through the API: an allow-list, so that a new secret column stays inside. */
export function exposedColumns(resource: Resource): readonly string[] {
  const known = exposed.get(resource) ?? findExposed(resource)
  exposed.set(resource, known)
  return known
}

function findExposed(resource: Resource): string[] {
  const own = Object.keys(resource.schema.shape).filter((name) => !resource.children?.[name])
  const kept = resource.audit ? ['version', 'createdAt', 'updatedAt'] : []
  return [...new Set(['id', ...own, ...(resource.readonly ?? []), ...kept])]
}

/** Prisma `select` of those columns and the declared relations. */
export function selection(resource: Resource): Record<string, unknown> {
  return { ...Object.fromEntries(exposedColumns(resource).map((name) => [name, true])), ...resource.include }
}

/** Row → JSON, whole: for the engine's own use, and for those who may see all of it. */
export function present(resource: Resource, row: Row): Row {
  const { codecs, include = {}, children = {} } = resource
  const shown: Row = {}
  for (const name of exposedColumns(resource)) {
    shown[name === 'id' ? '_id' : name] = decode(codecs?.[name], row[name])
  }
  for (const name in include) shown[name] = decode(codecs?.[name], row[name])
  // Rows that hang on it have been read, and decoded, apart; a list goes without.
  for (const name in children) if (name in row) shown[name] = row[name]
  return shown
}

/** The named columns of a row of the database as API values. */
export function decodeRow(codecs: Codecs | undefined, names: readonly string[], row: Row): Row {
  return Object.fromEntries(names.map((name) => [name, decode(codecs?.[name], row[name])]))
}

/** API values as columns. */
export function encodeRow(codecs: Codecs | undefined, values: Row): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, encode(codecs?.[name], value)]),
  )
}

/** Row → JSON for one reader: the serializer of every list, record, export and reply to a change. */
export function presentFor(resource: Resource, row: Row, actor: Actor | null): Row {
  const shown = present(resource, row)
  const concealed = concealedColumns(resource, actor).filter((name) => name in shown)
  return { ...shown, ...Object.fromEntries(concealed.map((name) => [name, null])) }
}

/** Validated input → data for Prisma. */
export function encodeInput(resource: Resource, input: Row): Row {
  return encodeRow(resource.codecs, input)
}
