import { capitalized } from '@/lib/core/text'
import { exposedColumns } from '@/lib/resources/codec'
import type { Resource } from '@/lib/resources/types'
import { MOTIVO_PAROLE, motivoParoleSchema } from '@/lib/settings/kept-words'
import { jsonSchema } from './json-schema'
import { columnSchema, type Models, orNull, relationOf } from './prisma-models'
import type { Schema } from './types'

type ObjectSchema = { properties: Record<string, Schema>; required?: string[] }

const modelOf = ({ model }: Resource) => capitalized(model)
const EURO: Schema = { type: 'number', description: 'Euro, con due decimali.' }

/** The row as GET returns it: the written fields by zod, the others by their column. */
export function rowSchema(resource: Resource, models: Models): Schema {
  const written = (jsonSchema(resource.schema, 'output') as ObjectSchema).properties
  const read = (name: string) => {
    const schema = written[name] ?? readSchema(resource, models, name)
    const isConcealed = resource.conceals?.some(({ columns }) => columns.includes(name))
    return isConcealed && !schema.anyOf ? orNull(schema) : schema
  }
  const own = exposedColumns(resource).map((name) => [name === 'id' ? '_id' : name, read(name)])
  const related = Object.entries(resource.include ?? {}).map(([name, asked]) => [
    name,
    relatedSchema(models, modelOf(resource), name, asked),
  ])
  const properties = Object.fromEntries([...own, ...related]) as Record<string, Schema>
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** The row as a list returns it: with the figures that stand beside it, for who may see them. */
export function listedSchema({ list: { figures } }: Resource, row: Schema): Schema {
  if (!figures) return row
  const properties = figures.columns.map(({ path, kind, definition, label }) => {
    const type = kind === 'money' || kind === 'number' ? 'number' : 'string'
    return [path, { type: [type, 'null'], description: definition ?? label }]
  })
  return { allOf: [row, { type: 'object', properties: Object.fromEntries(properties) }] }
}

function readSchema(resource: Resource, models: Models, name: string): Schema {
  const column = columnSchema(models, modelOf(resource), name) ?? {}
  const codec = resource.codecs?.[name]
  if (codec === 'money') return column.anyOf ? orNull(EURO) : EURO
  return column
}

/** `{ select: { id: true, nome: true } }` of a relation, or a count. */
function relatedSchema(models: Models, model: string, name: string, asked: unknown): Schema {
  const relation = relationOf(models, model, name)
  const chosen = typeof asked === 'object' && asked !== null && 'select' in asked ? asked.select : null
  if (!relation || typeof chosen !== 'object' || chosen === null) return { type: 'object' }
  const properties = Object.fromEntries(
    Object.entries(chosen).map(([field, inner]) => [
      field === 'id' ? '_id' : field,
      inner === true
        ? (columnSchema(models, relation.type, field) ?? {})
        : relatedSchema(models, relation.type, field, inner),
    ]),
  )
  const single: Schema = { type: 'object', properties, required: Object.keys(properties) }
  if (relation.list) return { type: 'array', items: single }
  return relation.nullable ? orNull(single) : single
}

/** What a record takes; of one whose texts advertise, also why words in them stay. */
const inputSchema = ({ schema, publicWords }: Resource): ObjectSchema => {
  const whole = publicWords ? schema.extend({ [MOTIVO_PAROLE]: motivoParoleSchema }) : schema
  return jsonSchema(whole.strict(), 'input') as ObjectSchema
}

/** Body of POST: the declaration's own schema; unknown fields are a 422. */
export const createSchema = (resource: Resource): Schema => inputSchema(resource)

/** Body of PATCH: any of the fields, and the version that was read. */
export function updateSchema(resource: Resource): Schema {
  const { properties } = inputSchema(resource)
  const version = { type: 'integer', description: 'La versione letta, se non è data come If-Match.' }
  return { type: 'object', properties: { ...properties, version }, additionalProperties: false }
}

/** Reply of a list. */
export const listSchema = (row: Schema): Schema => ({
  type: 'object',
  properties: {
    items: { type: 'array', items: row },
    nextCursor: { type: ['string', 'null'] },
    prevCursor: { type: ['string', 'null'] },
    total: { type: 'integer', description: 'Al massimo 10000.' },
    totalIsCapped: { type: 'boolean', description: 'Le righe sono più di `total`.' },
    similar: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Solo se nessuna riga ha le parole cercate: le righe sono quelle che hanno queste, diverse per una lettera, dalle più probabili.',
    },
  },
  required: ['items', 'nextCursor', 'prevCursor', 'total', 'totalIsCapped'],
})
