import fc from 'fast-check'
import type { Schema } from '@/lib/openapi/types'
import { hostile } from './fuzz-values'

/** Texts of which one fits each pattern of the API. */
const FITTING: readonly string[] = [
  'Anna',
  'Rossi',
  '+39 333 1234567',
  '10121',
  '123456',
  'RM',
  'uno-due',
  '/percorso',
  '09:00',
  '09:00-10:30',
  '2026-01',
  '3M',
  'S26-ABCDEF',
  'Un testo di prova abbastanza lungo per ogni regola.',
]
const FORMATS: Record<string, readonly string[]> = {
  email: ['prova@example.it', 'Anna.Rossi+x@example.com'],
  date: ['1980-05-17', '2026-01-31', '2024-02-29'],
  'date-time': ['2026-01-31T08:00:00Z', '2030-12-31T23:59:59.999Z'],
  uri: ['https://example.it/a.png', 'http://localhost'],
  uuid: ['01900000-0000-7000-8000-000000000000'],
}

export type Plan = {
  /** How many of a hundred values are hostile instead of fitting. */
  odd: number
  /** Ids of rows that exist, to be put where ids belong. */
  known: readonly string[]
  /** Every field is there, and something in every list. */
  complete?: boolean
}

type Fields = { properties?: Record<string, Schema>; required?: string[]; additionalProperties?: unknown }

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Schema[]) : [])

function matches(pattern: string): (text: string) => boolean {
  try {
    const expression = new RegExp(pattern, 'u')
    return (text) => expression.test(text)
  } catch {
    return () => true
  }
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

function textOf({ format, pattern, minLength, maxLength }: Schema, { known }: Plan): fc.Arbitrary<string> {
  if (format === 'uuid' && known.length > 0) return fc.constantFrom(...known)
  const formatted = FORMATS[String(format)]
  if (formatted) return fc.constantFrom(...formatted)
  const fits = pattern ? matches(String(pattern)) : () => true
  const least = Number(minLength ?? 0)
  const most = Number(maxLength ?? 10_000)
  // A text that has to be so long is a reason or a name as a rule, of which the schema cannot say that letters are counted.
  const letters = pattern ? 0 : least
  const texts = FITTING.filter(
    (text) => fits(text) && text.length <= most && text.length >= least && lettersIn(text) >= letters,
  )
  const edge = 'a'.repeat(Math.min(most, 10_000))
  return fc.constantFrom(...(texts.length > 0 ? texts : FITTING), ...(fits(edge) ? [edge] : []))
}

function numberOf({ type, minimum, maximum, multipleOf }: Schema): fc.Arbitrary<number> {
  const step = type === 'integer' ? 1 : Number(multipleOf ?? 0.5)
  const least = Math.max(Number(minimum ?? 0), -1e9)
  const most = Math.min(Number(maximum ?? 1_000), 1e9)
  return fc.oneof(
    fc.constantFrom(least, most),
    fc.nat().map((n) => least + (n % Math.max(1, Math.floor((most - least) / step))) * step),
  )
}

function objectOf(schema: Schema, plan: Plan): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema as Fields
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueFor(one, plan)]),
  )
  const known = plan.complete
    ? fc.record(model)
    : fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  const isFree = typeof additionalProperties === 'object' && Object.keys(model).length === 0
  if (isFree) return fc.dictionary(fc.constantFrom('a', 'b', 'length', 'sort'), hostile, { maxKeys: 3 })
  const names = fc.constantFrom('length', 'size', 'id', '__proto__', 'constructor', 'then', 'altro')
  return fc.tuple(known, fc.noBias(fc.nat(99)), names, hostile).map(([value, chance, name, more]) => {
    if (chance >= plan.odd / 2) return value
    return Object.fromEntries([...Object.entries(value), [name, more]])
  })
}

function fitting(schema: Schema, plan: Plan): fc.Arbitrary<unknown> {
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
  if (choices.length > 0) return fc.oneof(...choices.map((one) => valueFor(one, plan)))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const [type] = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type]
  switch (type) {
    case 'string':
      return textOf(schema, plan)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const [least, most] = [Number(schema.minItems ?? (plan.complete ? 1 : 0)), Number(schema.maxItems ?? 5)]
      const items = valueFor((schema.items as Schema | undefined) ?? {}, plan)
      return fc.array(items, { minLength: least, maxLength: Math.max(least, Math.min(most, 5)) })
    }
    case 'object':
      return objectOf(schema, plan)
    default:
      return hostile
  }
}

/** Values for a JSON Schema: mostly ones that it accepts, and some in each place that have no business there. */
export function valueFor(schema: Schema, plan: Plan): fc.Arbitrary<unknown> {
  const right = fitting(schema, plan)
  if (plan.odd === 0) return right
  return fc.oneof({ weight: 100 - plan.odd, arbitrary: right }, { weight: plan.odd, arbitrary: hostile })
}
