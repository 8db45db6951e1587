import 'server-only'
import { db } from '@/lib/core/db'
import { capitalized } from '@/lib/core/text'

/** A model as PostgreSQL knows it. */
export type SqlModel = {
  table: string
  /** Column of each scalar field, quoted, with the kind of value that it holds. */
  columns: ReadonlyMap<string, { name: string; type: string; isEnum: boolean }>
  relations: ReadonlyMap<string, SqlRelation>
}

/** `own` = `other`: the columns by which a row and its relation know each other. */
export type SqlRelation = { model: string; own: string; other: string; isList: boolean }

type RawField = { name: string; kind: string; type: string; dbName?: string; relationName?: string }
type RawModels = Record<string, { fields: RawField[]; dbName: string | null }>

const known = new Map<string, SqlModel>()

/** What Prisma's client itself knows of the schema, in its own words. */
const rawModels = (): RawModels =>
  (db() as unknown as { _runtimeDataModel: { models: RawModels } })._runtimeDataModel.models

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** "bankProduct" → its table, columns and relations. */
export function sqlModel(name: string): SqlModel {
  const found = known.get(name)
  if (found) return found
  const models = rawModels()
  const typeName = capitalized(name)
  const raw = models[typeName]
  if (!raw) throw new Error(`There is no model ${name}`)
  const scalars = raw.fields.filter(({ kind }) => kind !== 'object')
  const model: SqlModel = {
    table: quoted(raw.dbName ?? typeName),
    columns: new Map(
      scalars.map((field) => [
        field.name,
        { name: quoted(field.dbName ?? field.name), type: field.type, isEnum: field.kind === 'enum' },
      ]),
    ),
    relations: new Map(
      raw.fields.flatMap((field) => {
        const relation = relationOf(models, raw.fields, field)
        return relation ? [[field.name, relation] as const] : []
      }),
    ),
  }
  known.set(name, model)
  return model
}

/**
 * The side that has the column calls it after the relation: `agent` is known by `agentId`. A relation that keeps to no such
 * rule is not known here, and is left to Prisma.
 */
function relationOf(models: RawModels, fields: RawField[], field: RawField): SqlRelation | null {
  if (field.kind !== 'object') return null
  const model = field.type.charAt(0).toLowerCase() + field.type.slice(1)
  const own = columnOf(fields, `${field.name}Id`)
  if (own) return { model, own, other: quoted('id'), isList: false }
  const back = models[field.type]?.fields.filter(
    ({ relationName, name }) => relationName === field.relationName && name !== field.name,
  )
  const other = back?.length === 1 && columnOf(models[field.type]?.fields ?? [], `${back[0]?.name}Id`)
  return other ? { model, own: quoted('id'), other, isList: true } : null
}

function columnOf(fields: RawField[], name: string): string | null {
  const field = fields.find((one) => one.name === name && one.kind === 'scalar')
  return field ? quoted(field.dbName ?? field.name) : null
}
