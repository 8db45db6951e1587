import fc from 'fast-check'
import type { Document } from '@/lib/openapi/types'
import { valueFor } from './fuzz-schema'
import { toJson } from './fuzz-values'

/** A body that an operation would take, but for one place. */
export type OddPlace = { method: string; route: string; place: string[]; body: string }

/** It has a length and a size, of which neither can be compared with a number. */
const INCOMPARABLE = { length: { toString: 1, valueOf: 1 }, size: { toString: 1, valueOf: 1 } }

/** Every operation with a body × every place of that body, with an object there that cannot be measured. */
export function* oddPlaces(document: Document, seed: number): Generator<OddPlace> {
  for (const [route, methods] of Object.entries(document.paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema
      if (!schema) continue
      const values = fc.sample(valueFor(schema, { odd: 0, known: [], complete: true }), { seed, numRuns: 3 })
      const done = new Set<string>()
      for (const value of values) {
        for (const place of placesOf(value)) {
          if (done.has(place.join('.'))) continue
          done.add(place.join('.'))
          yield { method: method.toUpperCase(), route, place, body: toJson(withOdd(value, place)) }
        }
      }
    }
  }
}

/** No schema looks deeper than this; what may be anything is sometimes hundreds of objects deep. */
const DEPTH = 6

/** The items of a list are of one kind: the first stands for all of them. */
function* placesOf(value: unknown, at: string[] = []): Generator<string[]> {
  yield at
  if (typeof value !== 'object' || value === null || at.length === DEPTH) return
  const inner = Object.entries(value).slice(0, Array.isArray(value) ? 1 : 40)
  for (const [name, part] of inner) yield* placesOf(part, [...at, name])
}

function withOdd(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return INCOMPARABLE
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === name ? withOdd(inner, rest) : inner))
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === name ? withOdd(inner, rest) : inner]))
}
