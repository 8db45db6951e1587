import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { decode, exposedColumns } from './codec'
import { concealedColumns } from './concealed'
import type { Laid, Related } from './sql-columns'
import type { Codec, Resource, Row } from './types'

type Values = readonly unknown[]
/** Reads one value of the reply from a row of the answer. */
type Read = (values: Values) => unknown

/** The count stands before the columns. */
const FIRST = 1

/** The driver knows the type of no list of ours: it comes as "{mutuo,leasing}", as no single value begins. */
const listed = (value: unknown) =>
  typeof value === 'string' && value.startsWith('{') ? value.slice(1, -1).split(',').filter(Boolean) : value

/** Instants come as the API writes them. */
const shown = (codec: Codec | undefined, value: unknown): unknown =>
  codec === 'day' && typeof value === 'string' ? dayOfColumn(new Date(value)) : decode(codec, value)

/**
 * Row of the answer → JSON for one reader, in one step: the serializer of every list. What each value is called and how it is read
 * is found once for all rows; what was not read is left out, what the reader must not learn is null.
 */
export function rowReader(
  resource: Resource,
  actor: Actor | null,
  { own, related, beside }: Laid,
  only: readonly string[] | undefined,
): (values: Values) => Row {
  const { codecs, include = {}, list } = resource
  const names: string[] = []
  const reads: Read[] = []
  const concealed = concealedColumns(resource, actor)
  const add = (name: string, field: string, read: Read) => {
    names.push(name)
    reads.push(concealed.includes(field) ? () => null : read)
  }
  for (const field of exposedColumns(resource)) {
    if (only && field !== 'id' && !only.includes(field)) continue
    const at = own.findIndex((column) => column.field === field)
    if (at < 0) throw new Error(`${resource.path}: ${field} was not read`)
    const codec = codecs?.[field]
    const read: Read = own[at]?.isEnum
      ? (values) => shown(codec, listed(values[FIRST + at]))
      : (values) => shown(codec, values[FIRST + at])
    add(field === 'id' ? '_id' : field, field, read)
  }
  const places = placesOf(FIRST + own.length, related)
  for (const name in include) {
    const place = places.get(name)
    if (place) add(name, name, relationReader(place))
  }
  const after = FIRST + own.length + related.reduce((sum, { columns }) => sum + columns.length, 0)
  for (const { path, codec } of list.figures?.columns ?? []) {
    const at = beside.indexOf(path)
    if (at >= 0) add(path, path, (values) => shown(codec, values[after + at]))
  }
  return (values) => {
    const row: Row = {}
    for (let at = 0; at < names.length; at += 1) row[names[at] as string] = reads[at]?.(values)
    return row
  }
}

type Place = Related & { from: number }

function placesOf(from: number, related: readonly Related[]): Map<string, Place> {
  let at = from
  return new Map(
    related.map((one) => {
      const place = { ...one, from: at }
      at += one.columns.length
      return [one.relation, place]
    }),
  )
}

/** A related row, or null; its id comes first, whether or not it is shown. */
function relationReader({ from, columns, shown: wanted }: Place): Read {
  const cells = wanted.map((field) => ({
    name: field === 'id' ? '_id' : field,
    at: from + columns.findIndex((column) => column.field === field),
  }))
  return (values) => {
    if (values[from] === null) return null
    const row: Row = {}
    for (const { name, at } of cells) row[name] = decode(undefined, values[at])
    return row
  }
}

/** The own columns of a row under their names, for the place that a cursor notes. */
export function ownColumns({ own }: Laid, values: Values): Row {
  return Object.fromEntries(own.map(({ field }, at) => [field, values[FIRST + at]]))
}
