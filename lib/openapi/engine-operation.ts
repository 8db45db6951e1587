import type { ErrorCode } from '@/lib/core/errors'
import { bulkSchema } from '@/lib/resources/bulk'
import type { EngineRoute } from '@/lib/resources/engine-route'
import { orderSchema } from '@/lib/resources/order'
import { jsonSchema } from './json-schema'
import { exportParameters, fieldsParameter, pageParameters } from './list-parameters'
import { createSchema, listedSchema, listSchema, updateSchema } from './resource-schemas'
import type { Parameter, Reply, Schema } from './types'

/** What the engine's own validation knows beyond the options of its route. */
export type EngineParts = {
  parameters: Parameter[]
  body?: Schema
  reply?: Reply
  failures: ErrorCode[]
}

export const json = (schema: Schema): Reply => ({
  description: 'Riuscita.',
  content: { 'application/json': { schema } },
})
export const file: Reply = {
  description: 'Il file; x-total-rows dice quante righe ha.',
  content: {
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: {} },
  },
}
const bulkReply: Schema = {
  type: 'object',
  properties: {
    done: { type: 'integer' },
    failed: {
      type: 'array',
      items: { type: 'object', properties: { _id: { type: 'string' }, message: { type: 'string' } } },
    },
    undo: {
      type: 'array',
      description: 'Le righe da inviare con l’azione «undo» per riportare i campi a com’erano.',
      items: {
        type: 'object',
        properties: { _id: { type: 'string' }, version: { type: 'integer' }, values: { type: 'object' } },
      },
    },
  },
  required: ['done', 'failed', 'undo'],
}
const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'La versione letta, al posto di `version` nel corpo.',
  schema: { type: 'string' },
}

/** Schemas of rows are shared: each is written once, under the resource's path, whose slashes a reference would take for its own. */
export const schemaName = (path: string): string => path.replaceAll('/', '.')

export const rowRef = (path: string): Schema => ({ $ref: `#/components/schemas/${schemaName(path)}` })

export function engineParts({ verb, resource }: EngineRoute['engine']): EngineParts {
  const row = rowRef(resource.path)
  switch (verb) {
    case 'list':
      return {
        parameters: [...pageParameters(resource), fieldsParameter],
        reply: json(listSchema(listedSchema(resource, row))),
        failures: ['malformed'],
      }
    case 'create':
      return { parameters: [], body: createSchema(resource), reply: json(row), failures: ['conflict'] }
    case 'read':
      return { parameters: [], reply: json(row), failures: [] }
    case 'update':
      return {
        parameters: [ifMatch],
        body: updateSchema(resource),
        reply: json(row),
        failures: ['stale_version'],
      }
    case 'delete':
      return { parameters: [ifMatch], failures: ['stale_version'] }
    case 'export':
      return { parameters: exportParameters(resource), reply: file, failures: ['malformed', 'invalid'] }
    case 'bulk':
      return {
        parameters: [],
        body: jsonSchema(bulkSchema, 'input'),
        reply: json(bulkReply),
        failures: [],
      }
    case 'order':
      return { parameters: [], body: jsonSchema(orderSchema, 'input'), failures: ['stale_version'] }
  }
}
