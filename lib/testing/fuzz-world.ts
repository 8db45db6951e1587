import { db } from '@/lib/core/db'
import { document } from '@/lib/openapi/document'
import type { Operation } from '@/lib/openapi/types'
import { SAMPLES } from '@/lib/testing/contract/samples'
import type { FuzzRequest } from './fuzz'
import { deliver, everybody, type Who } from './fuzz-kit'
import { namesFor } from './fuzz-names'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/problem+json' }

/** The document of the API, a row of everything, and somebody of every kind to ask as: what each fuzz test needs. */
export function fuzzed() {
  let people: Awaited<ReturnType<typeof everybody>>
  beforeAll(async () => {
    for (const sample of Object.values(SAMPLES)) await sample.build(1)
    people = await everybody()
  }, 120_000)
  const doc = document()
  const operations = Object.entries(doc.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([name, operation]) => ({ route, method: name.toUpperCase(), operation })),
  )
  /** A request that may have ended the session, or the person, must not make the following ones anonymous. */
  async function ask(who: Who, request: Omit<FuzzRequest, 'n'>) {
    const response = await deliver(request, people.of(who))
    if (response.status === 401 && who !== 'nobody') await people.renew(who)
    return response
  }
  return { doc, operations, ask }
}

export const forgetLimits = () => db().$executeRaw`TRUNCATE rate_limits`

const parametersOf = (route: string) => [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A request of a route with a made-up id, or this name, in its address, and nothing in it yet. */
export const requestTo = (route: string, method: string, known = UNKNOWN) => ({
  route,
  method,
  path: route.replace(/\{\w+\}/g, known),
  params: Object.fromEntries(parametersOf(route).map((name) => [name, known])),
  headers: JSON_TYPE,
})
/** The same for each name that it may have there. */
export function requestsTo(route: string, method: string) {
  const names = parametersOf(route).flatMap((name) => namesFor(name) ?? [])
  return (names.length > 0 ? names : [UNKNOWN]).map((known) => requestTo(route, method, known))
}
/** Who may call an operation, if anybody has to be somebody. */
export const callerFor = ({ security = [] }: Operation): Who => {
  const [role] = security.flatMap((one) => Object.keys(one))
  return (role as Who | undefined) ?? 'nobody'
}
