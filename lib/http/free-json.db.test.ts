import { setImmediate as turn } from 'node:timers/promises'
import { MOST_LEVELS } from '@/lib/core/read-json'
import type { Operation, Schema } from '@/lib/openapi/types'
import { faultOf } from '@/lib/testing/fuzz-kit'
import { callerFor, forgetLimits, fuzzed, requestTo } from '@/lib/testing/fuzz-world'
import { callAs } from '@/lib/testing/test-kit'
import { oneIn } from '@/scripts/test/property'

/*
 * Nested, long and odd JSON at every place of a body where anything may stand, and in the place of every body; meanwhile another
 * client asks for something short and has its answer.
 */

const TIMEOUT = 600_000
/** Of the operations with each of the bodies one in so many; of the places where anything may stand one in `EACH_PLACE`. */
const EACH = 61
const EACH_PLACE = 4
const MOST_MS = 200

const { doc, ask } = fuzzed()

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Texts of JSON, most of which no body may be. */
const SHAPES: Record<string, string> = {
  'ten kilobytes of lists': nested(5_000),
  '20,000 levels': nested(20_000),
  'objects within each other': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  'as deep as a body may be': nested(MOST_LEVELS - 4),
  'a long list': `[${'0,'.repeat(50_000)}0]`,
  'a list of empty objects': `[${'{},'.repeat(20_000)}{}]`,
  'many names': `{${Array.from({ length: 20_000 }, (_, n) => `"nome${n}":${n}`).join(',')}}`,
  'a long text': `"${'x'.repeat(900_000)}"`,
  'a text of brackets': `"${'['.repeat(400_000)}"`,
  'names of ours': '{"__proto__":{"a":1},"constructor":{"prototype":1},"length":{"toString":1},"toJSON":1}',
  'numbers that are none': '[1e400,-1e400,1e-400,9007199254740993,-0]',
}

type Body = { properties?: Record<string, Schema>; required?: string[]; additionalProperties?: unknown }

const isFree = (schema: Schema): boolean => {
  const { properties, additionalProperties } = schema as Body
  const known = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref'].some((name) => name in schema)
  return (
    !known ||
    (schema.type === 'object' &&
      (!properties || (additionalProperties !== undefined && additionalProperties !== false)))
  )
}

/** The places of a body where anything may stand, as bodies with `@` in that place: `{"value":@}`. */
function* freePlaces(schema: Schema, within = '@'): Generator<string> {
  const { properties = {}, additionalProperties } = schema as Body
  if (isFree(schema)) yield within
  if (additionalProperties !== undefined && additionalProperties !== false)
    yield within.replace('@', '{"altro":@}')
  for (const [name, inner] of Object.entries(properties))
    yield* freePlaces(inner, within.replace('@', `{${JSON.stringify(name)}:@}`))
  const { items, anyOf = [], oneOf = [] } = schema as { items?: Schema; anyOf?: Schema[]; oneOf?: Schema[] }
  if (items) yield* freePlaces(items, within.replace('@', '[@]'))
  for (const one of [...anyOf, ...oneOf]) yield* freePlaces(one, within)
}

const bodies = Object.entries(doc.paths).flatMap(([route, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const schema = operation.requestBody?.content['application/json']?.schema
    return schema ? [{ route, method: method.toUpperCase(), operation: operation as Operation, schema }] : []
  }),
)

/** The processor's milliseconds that this process has used: a machine that does other things as well does not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Asks for something short until it is told to stop; how long it was held up by what the process did meanwhile. */
function otherClient() {
  const took: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const since = used()
      await turn()
      await callAs(null, 'GET', 'enums/province')
      took.push(used() - since)
    }
  })()
  return async () => {
    isOver = true
    await asking
    const sorted = took.toSorted((a, b) => a - b)
    return { count: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
  }
}

async function tried(
  requests: Iterable<{ route: string; method: string; operation: Operation; body: string; what: string }>,
) {
  const all = [...requests]
  // Loading a route is no part of what a body costs.
  for (const { route, method, operation } of all) await ask(callerFor(operation), requestTo(route, method))
  const faults: string[] = []
  const slow: [ms: number, what: string][] = []
  const stop = otherClient()
  let n = 0
  for (const { route, method, operation, body, what } of all) {
    if (n % 100 === 0) await forgetLimits()
    n += 1
    const request = requestTo(route, method)
    const since = used()
    const response = await ask(callerFor(operation), { ...request, body })
    slow.push([Math.round(used() - since), `${response.status} ${method} ${route}, ${what}`])
    const fault = await faultOf(response, 'application/problem+json')
    if (fault) faults.push(`${method} ${route}, ${what}: ${fault.slice(0, 300)}`)
  }
  const other = await stop()
  const slowest = slow.toSorted(([a], [b]) => b - a).slice(0, 12)
  return { faults, n, waited: other.p99 <= MOST_MS ? null : { ...other, slowest }, asked: other.count }
}

it(
  'is refused in the place of a whole body, without holding anybody up',
  async () => {
    const all = bodies.flatMap((one) =>
      Object.entries(SHAPES).map(([what, body]) => ({ ...one, body, what })),
    )
    const { faults, n, waited, asked } = await tried(oneIn(EACH, all))
    expect({ faults, waited }).toEqual({ faults: [], waited: null })
    expect([n > 30, asked > 10]).toEqual([true, true])
  },
  TIMEOUT,
)

it(
  'is taken or refused at every place where anything may stand, without holding anybody up',
  async () => {
    const all = bodies.flatMap((one) =>
      [...new Set(freePlaces(one.schema))]
        .filter((place) => place !== '@')
        .flatMap((place) =>
          Object.entries(SHAPES).map(([what, text]) => ({
            ...one,
            body: place.replace('@', () => text),
            what: `${place} ${what}`,
          })),
        ),
    )
    const { faults, n, waited, asked } = await tried(oneIn(EACH_PLACE, all))
    expect({ faults, waited }).toEqual({ faults: [], waited: null })
    expect([n > 12, asked > 3]).toEqual([true, true])
  },
  TIMEOUT,
)

it.each(['ten kilobytes of lists', '20,000 levels', 'objects within each other'])(
  '%s is a request that cannot be read',
  async (what) => {
    const body = `{"annuncio":${SHAPES[what]}}`
    for (const { route, method, operation } of oneIn(20, bodies)) {
      const response = await ask(callerFor(operation), { ...requestTo(route, method), body })
      if (![401, 403, 404, 429].includes(response.status))
        expect([route, response.status]).toEqual([route, 400])
    }
  },
)
