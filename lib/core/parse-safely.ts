import { z } from 'zod'
import { logger } from './logger'
import { MOST_LEVELS } from './read-json'

/** zod compares these even where the type is already wrong; an object in their place cannot be compared. */
const MEASURES = new Set(['length', 'size'])
const NOT_VALID = 'Il valore non è valido.'

/**
 * `schema.safeParse` for what comes from outside: whatever the value does to the schema, to a rule of ours or to
 * their messages, the result is a failure, and it names the field. Every body, query, form and message goes through it.
 */
export function parseSafely<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  try {
    return settled(schema, value)
  } catch (err) {
    if (err instanceof z.core.$ZodAsyncError) throw err
    logger().warn({ err }, 'a schema threw at its input')
    return { success: false, error: explained(schema, value) }
  }
}

const refusal = <T>(issues: z.core.$ZodIssue[]) => new z.ZodError(issues) as z.ZodError<T>

/** zod writes the messages when they are read: here, so that one that throws is caught too. */
function settled<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed : { success: false, error: refusal(plain(parsed.error.issues)) }
}

/** Of a value of the wrong type only the type is reported, not its length as well. */
function plain(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrongType = new Set<string>()
  return issues.filter(({ code, path }) => {
    const at = path.join('.')
    if (wrongType.has(at)) return false
    if (code === 'invalid_type') wrongType.add(at)
    return true
  })
}

/** The issues of a value that made the schema throw: validated again with plain numbers as `length` and `size`. */
function explained<T>(schema: z.ZodType<T>, value: unknown): z.ZodError<T> {
  try {
    const again = settled(schema, withPlainMeasures(value))
    if (again.error) return again.error
  } catch {
    // `length` and `size` were not the cause: a rule of ours threw, or the value is nested too deeply.
  }
  return refusal([{ code: 'custom', path: [], message: NOT_VALID, input: undefined }])
}

/** NaN can be compared with any limit and satisfies none. */
function withPlainMeasures(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MOST_LEVELS) return value
  if (Array.isArray(value)) return value.map((inner) => withPlainMeasures(inner, depth + 1))
  const plain = Object.entries(value).map(([name, inner]) => {
    const isOdd = MEASURES.has(name) && typeof inner === 'object'
    return [name, isOdd ? Number.NaN : withPlainMeasures(inner, depth + 1)]
  })
  return Object.fromEntries(plain)
}
