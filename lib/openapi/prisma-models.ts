import type { Schema } from './types'

export type Models = { models: Record<string, Record<string, ColumnType>>; enums: Record<string, string[]> }
type ColumnType = { type: string; list: boolean; nullable: boolean; day: boolean; uuid: boolean }

const BLOCK = /^(model|enum)\s+(\w+)\s*\{\n([\s\S]*?)^\}/gm
const FIELD = /^\s+(\w+)\s+(\w+)(\[\])?(\?)?(.*)$/

/** Models and enums out of the Prisma schema's text: columns that no zod schema names have their types there. */
export function readModels(schema: string): Models {
  const found: Models = { models: {}, enums: {} }
  for (const [, kind, name = '', body = ''] of schema.matchAll(BLOCK)) {
    const lines = body.split('\n').filter((line) => /^\s+\w/.test(line))
    if (kind === 'enum') found.enums[name] = lines.map((line) => line.trim().split(/\s/)[0] ?? '')
    else found.models[name] = Object.fromEntries(lines.flatMap(fieldOf))
  }
  return found
}

function fieldOf(line: string): [string, ColumnType][] {
  const [, name, type, list, nullable, rest = ''] = FIELD.exec(line) ?? []
  if (!name || !type) return []
  const day = /@db\.Date\b/.test(rest)
  return [[name, { type, list: !!list, nullable: !!nullable, day, uuid: rest.includes('@db.Uuid') }]]
}

const SCALARS: Record<string, Schema> = {
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  BigInt: { type: 'integer' },
  Float: { type: 'number' },
  Decimal: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
  Json: {},
}

/** A column as the API shows it; `null` where the model has no such column, or where it is a relation. */
export function columnSchema({ models, enums }: Models, model: string, name: string): Schema | null {
  const column = models[model]?.[name]
  if (!column) return null
  const values = enums[column.type]
  const plain = values ? { type: 'string', enum: values } : SCALARS[column.type]
  if (!plain) return null
  const single = column.uuid
    ? { type: 'string', format: 'uuid' }
    : column.day
      ? { type: 'string', format: 'date' }
      : plain
  const many = column.list ? { type: 'array', items: single } : single
  return column.nullable ? orNull(many) : many
}

export const orNull = (schema: Schema): Schema =>
  Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] }

/** The model a relation points to. */
export const relationOf = ({ models }: Models, model: string, name: string): ColumnType | undefined =>
  models[model]?.[name]
