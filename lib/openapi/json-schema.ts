import { z } from 'zod'
import type { Schema } from './types'

/** zod → JSON Schema, written in place: a `$defs` of its own would not be found inside the document. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'throw',
  })
  return rest
}

type ObjectSchema = { properties?: Record<string, Schema>; required?: string[] }

/** The fields of an object schema, each with whether it must be given. */
export function fieldsOf(schema: z.ZodType): { name: string; schema: Schema; required: boolean }[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }))
}
