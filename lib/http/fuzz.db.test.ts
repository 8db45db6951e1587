import fc from 'fast-check'
import { db } from '@/lib/core/db'
import { document } from '@/lib/openapi/document'
import type { Operation } from '@/lib/openapi/types'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { type FuzzRequest, fuzzRequests } from '@/lib/testing/fuzz'
import { deliver, everybody, faultOf, someIds, WHO, type Who } from '@/lib/testing/fuzz-kit'
import { oddPlaces } from '@/lib/testing/fuzz-places'
import { valueFor } from '@/lib/testing/fuzz-schema'
import { toJson } from '@/lib/testing/fuzz-values'

// Ships only as ES modules, which Jest cannot load; the documents are drawn in the browser tests.
jest.mock('@react-pdf/renderer', () => ({
  StyleSheet: { create: (styles: unknown) => styles },
  renderToBuffer: async () => Buffer.from('%PDF-'),
}))

/** A failure names the seed and the number of the request: the same two make the same request again. */
const SEED = 20_261_122
const REQUESTS = 2_000
const TIMEOUT = 120_000
const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/problem+json' }
/** For machines: a bare status. */
const WITHOUT_WORDS = new Set(['/v2/metrics'])

const doc = document()
const operations = Object.entries(doc.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([name, operation]) => ({ route, method: name.toUpperCase(), operation })),
)
let people: Awaited<ReturnType<typeof everybody>>

beforeAll(async () => {
  for (const sample of Object.values(SAMPLES)) await sample.build(1)
  people = await everybody()
}, TIMEOUT)

const forgetLimits = () => db().$executeRaw`TRUNCATE rate_limits`
const shown = (request: object) => JSON.stringify(request).slice(0, 1_500)

/** A request that may have ended the session, or the person, must not make the following ones anonymous. */
async function ask(who: Who, request: Omit<FuzzRequest, 'n'>) {
  const response = await deliver(request, people.of(who))
  if (response.status === 401 && who !== 'nobody') await people.renew(who)
  return response
}

it(
  'answers whatever is sent, by whomever, with neither a 5xx nor silence',
  async () => {
    const faults: string[] = []
    for (const request of fuzzRequests(doc, SEED, await someIds())) {
      if (request.n >= REQUESTS) break
      if (request.n % 500 === 0) await forgetLimits()
      const who = WHO[(request.n + Math.floor(request.n / operations.length)) % WHO.length] ?? 'nobody'
      const response = await ask(who, request)
      const fault = WITHOUT_WORDS.has(request.route)
        ? undefined
        : await faultOf(response, request.headers.accept)
      if (fault) faults.push(`seed ${SEED}, request ${request.n} by ${who}: ${fault}\n${shown(request)}`)
    }
    expect(faults).toEqual([])
  },
  TIMEOUT,
)

/** Who is refused here is refused for what the body says: a password or a token that is not the right one. */
const BY_BODY = new Set([
  ...['admin', 'agents', 'clients'].flatMap((area) => [
    `POST /v2/${area}/login`,
    `POST /v2/${area}/refresh`,
    `POST /v2/${area}/password/change`,
  ]),
  'DELETE /v2/clients/me',
  'POST /v2/admin/totp',
  'POST /v2/agents/totp',
])

const pathOf = (route: string) => route.replace(/\{\w+\}/g, UNKNOWN)
const paramsOf = (route: string) =>
  Object.fromEntries([...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, UNKNOWN]))
const requestTo = (route: string, method: string) => ({
  route,
  method,
  path: pathOf(route),
  params: paramsOf(route),
  headers: JSON_TYPE,
})
const callerFor = ({ security = [] }: Operation): Who => {
  const [role] = security.flatMap((one) => Object.keys(one))
  return (role as Who | undefined) ?? 'nobody'
}

it(
  'names the field where an object stands that cannot be measured',
  async () => {
    const faults: string[] = []
    let named = 0
    for (const { route, method, place, body } of oddPlaces(doc, SEED)) {
      if (named % 200 === 0) await forgetLimits()
      const operation = doc.paths[route]?.[method.toLowerCase()] as Operation
      const response = await ask(callerFor(operation), { ...requestTo(route, method), body })
      const text = await response.text()
      const { errors = [] } = JSON.parse(text || '{}') as { errors?: { path: string; message: string }[] }
      if (response.status >= 500) faults.push(`${method} ${route} ${place.join('.')}: ${text}`)
      if (response.status !== 422) continue
      named += 1
      const field = place[0] ?? ''
      // An object in the place of the whole body has fields of its own that are refused, or lacks those wanted.
      if (errors.length === 0 || (field && !errors.some(({ path }) => path.split('.')[0] === field)))
        faults.push(`${method} ${route}: ${place.join('.')} is not named in ${text}`)
    }
    expect(faults).toEqual([])
    expect(named).toBeGreaterThan(500)
  },
  TIMEOUT,
)

it(
  'refuses who may not call before it looks at what is sent',
  async () => {
    const faults: string[] = []
    for (const { route, method, operation } of operations) {
      if (method === 'GET' || BY_BODY.has(`${method} ${route}`)) continue
      const schema = operation.requestBody?.content['application/json']?.schema
      const [right] = fc.sample(valueFor(schema ?? {}, { odd: 0, known: [], complete: true }), {
        seed: SEED,
        numRuns: 1,
      })
      await forgetLimits()
      for (const who of WHO) {
        const request = requestTo(route, method)
        const whole = { ...request, body: toJson(right) }
        const first = await ask(who, whole)
        // Signed in again, where an operation before this one has ended the session.
        const { status } = first.status === 401 ? await ask(who, whole) : first
        if (status !== 401 && status !== 403) continue
        const empty = await ask(who, request)
        const broken = await ask(who, { ...request, body: '{' })
        const wrong = await ask(who, { ...request, body: '"x"', headers: { 'content-type': 'text/plain' } })
        const statuses = [empty.status, broken.status, wrong.status]
        if (statuses.some((one) => one !== status))
          faults.push(`${method} ${route} by ${who}: ${status}, not ${statuses}`)
      }
    }
    expect(faults).toEqual([])
  },
  TIMEOUT,
)
