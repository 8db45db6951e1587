import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { canonical } from '@/lib/history/diff'
import { decodeRow, encodeRow } from './codec'
import { type Delegate, delegateOf } from './delegate'
import type { Child, Resource, Row } from './types'

/** More than any declared list of rows may hold. */
const ALL = 100_000

/** Changed one by one. */
const FEW = 20

const declared = (resource: Resource) =>
  Object.entries(resource.children ?? {}).flatMap(([name, child]) => (child ? [{ name, child }] : []))

/** The names under which a record carries rows of other tables. */
export const childNames = (resource: Resource): string[] => Object.keys(resource.children ?? {})

/** The fields of a row of this child, as its parent's schema knows them. */
function fieldsOf(resource: Resource, name: string): string[] {
  const list = resource.schema.shape[name] as unknown as { element: { shape: object } }
  return Object.keys(list.element.shape).filter((field) => field !== '_id')
}

/** The rows of a record in the shape of the API, by name, in their declared order. */
export async function readChildren(resource: Resource, id: string, tx?: Tx): Promise<Record<string, Row[]>> {
  const lists = declared(resource).map(async ({ name, child }): Promise<[string, Row[]]> => {
    const fields = fieldsOf(resource, name)
    const rows = await delegateOf(child.model, tx).findMany({
      where: { [child.parent]: id },
      orderBy: [...child.orderBy, 'id'].map((field) => ({ [field]: 'asc' })),
      take: ALL,
      select: Object.fromEntries(['id', ...fields].map((field) => [field, true])),
    })
    return [name, rows.map((row) => ({ _id: row.id, ...decodeRow(child.codecs, fields, row) }))]
  })
  return Object.fromEntries(await Promise.all(lists))
}

/** What of a change concerns the record's own columns, and what the rows that hang on it. */
export function splitChildren(resource: Resource, input: Row): { own: Row; lists: Record<string, Row[]> } {
  const names = childNames(resource)
  const entries = Object.entries(input)
  return {
    own: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    lists: Object.fromEntries(entries.filter(([name]) => names.includes(name))) as Record<string, Row[]>,
  }
}

/** Makes the stored rows equal to the given ones: those that differ are written, those not named go. */
export async function writeChildren(
  resource: Resource,
  tx: Tx,
  id: string,
  lists: Record<string, Row[]>,
): Promise<void> {
  if (Object.keys(lists).length === 0) return
  const stored = await readChildren(resource, id, tx)
  for (const { name, child } of declared(resource)) {
    const given = lists[name]
    if (given) await writeList(child, tx, id, stored[name] ?? [], given)
  }
}

async function writeList(child: Child, tx: Tx, id: string, stored: Row[], given: Row[]) {
  const before = new Map(stored.map((row) => [row._id, row]))
  const kept = new Set(given.map(({ _id }) => _id))
  const changed = given.filter(
    (row) => before.has(row._id) && canonical(row) !== canonical(before.get(row._id)),
  )
  // Two rows may have exchanged what only one of them may have: those whose key changes are written anew.
  const moved = changed.filter((row) =>
    child.key?.some((field) => row[field] !== before.get(row._id)?.[field]),
  )
  // So are many rows of a grid, in two statements: one for each would keep its author waiting.
  const anew = new Set(child.key && changed.length > FEW ? changed : moved)
  const model = delegateOf(child.model, tx)
  const gone = [...stored.filter(({ _id }) => !kept.has(_id)), ...anew].map(({ _id }) => String(_id))
  if (gone.length > 0) await model.deleteMany({ where: { [child.parent]: id, id: { in: gone } } })
  for (const row of changed.filter((one) => !anew.has(one))) {
    await model.updateMany({ where: { [child.parent]: id, id: row._id }, data: columnsOf(child, row) })
  }
  // One that comes back from the history has the `_id` that it had.
  const added = given.filter((row) => !before.has(row._id) || anew.has(row))
  await addRows(model, child, id, added)
}

const columnsOf = (child: Child, { _id, ...fields }: Row) => encodeRow(child.codecs, fields)

async function addRows(model: Delegate, child: Child, id: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await model.createMany({
    data: rows.map((row) => ({
      ...columnsOf(child, row),
      [child.parent]: id,
      id: String(row._id ?? newId()),
    })),
  })
}

/** Before a record is deleted: its rows are in its history, and go first. */
export async function deleteChildren(resource: Resource, tx: Tx, id: string): Promise<void> {
  for (const { child } of declared(resource)) {
    await delegateOf(child.model, tx).deleteMany({ where: { [child.parent]: id } })
  }
}
