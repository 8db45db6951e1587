import fc from 'fast-check'
import type { Document, Operation, Parameter } from '@/lib/openapi/types'
import { namesFor } from './fuzz-names'
import { valueFor } from './fuzz-schema'
import { BODIES, hostile, hostileText, toJson } from './fuzz-values'

/** One request of the API without its caller: who sends it adds `authorization`, unless `headers` brings one. */
export type FuzzRequest = {
  /** Its place in the run: with the seed and the same `known`, enough to make it again. */
  n: number
  method: string
  /** The path as the document writes it: /v2/news/{id}. */
  route: string
  /** Values of the names in braces, as the server decodes them. */
  params: Record<string, string>
  /** Path and query as they are sent. */
  path: string
  headers: Record<string, string>
  body?: string
}

type Parts = Omit<FuzzRequest, 'n' | 'method' | 'route' | 'path'> & { query: string; method?: string }

/** Requests of one operation that are made from one seed, before the next operation's turn. */
const BATCH = 8
const UNKNOWN = '01900000-0000-7000-8000-000000000000'

/** A number of a hundred, each as likely as another: fast-check prefers the ends. */
const dice = fc.noBias(fc.nat(99))

/** What can be sent: half a surrogate pair has no UTF-8. */
const sendable = (text: string) => Buffer.from(text).toString()
const encode = (text: string) => encodeURIComponent(sendable(text))
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4_000)

/** Header values that servers have stumbled over. */
const HEADERS: Record<string, readonly string[]> = {
  accept: ['application/problem+json', '*/*', '', 'text/html;q=NaN', 'x'.repeat(3_000)],
  'if-match': ['*', '"1"', 'W/"1"', '"abc"', '1e9', '-1', '9'.repeat(30), '""', '"1", "2"', '0.5'],
  'if-none-match': ['*', 'W/""', '"x'],
  'idempotency-key': ['', 'k', 'x'.repeat(255), 'x'.repeat(300), '../..', '{"length":1}'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,5-', `bytes=${'9'.repeat(30)}-`, 'lines=1'],
  'x-area': ['admin', 'agents', '__proto__', 'constructor', ''],
  'x-refresh-token': ['x', `${UNKNOWN}.x`, '.'.repeat(500)],
  'x-request-id': ['__proto__', '<script>', 'x'.repeat(500)],
  'user-agent': ['', 'x'.repeat(3_000)],
  cookie: ['admin_access=x', 'agent_access=%ff; agent_refresh=%', '=;=;', 'client_access="'],
  authorization: ['', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic OjE6', `Bearer ${'x'.repeat(3_000)}`],
}

const TYPES = [
  'text/plain',
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=fuzz',
  'application/json; charset=utf-7',
  'application/merge-patch+json',
  'application/jsonp',
]
const METHODS = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PURGE', 'PROPFIND']

const oneHeader = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(...(HEADERS[name] ?? [])) },
        { weight: 1, arbitrary: hostileText.map(headerText) },
      )
      .map((value): [string, string] => [name, value]),
  )
const headersOf = fc.array(oneHeader, { maxLength: 2 }).map((pairs) => Object.fromEntries(pairs))

function pathValue({ name }: Parameter, known: readonly string[]): fc.Arbitrary<string> {
  const odd = hostileText
    .map((text) => sendable(text).slice(0, 500))
    .filter((text) => !/^\.{0,2}$/.test(text))
  const ids = fc.constantFrom(...(namesFor(name) ?? [UNKNOWN, ...known]))
  return name === 'code'
    ? fc.oneof(odd, fc.constantFrom('S26-ABCDEF', UNKNOWN))
    : fc.oneof({ weight: 3, arbitrary: ids }, { weight: 1, arbitrary: odd })
}

/** Places in a list that nobody was given: of this sort and of others. */
function cursors(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const sort = parameters.find(({ name }) => name === 'sort')?.schema.enum
  const fields = Array.isArray(sort) ? sort.map(String) : ['createdAt']
  return fc
    .tuple(fc.constantFrom(...fields), hostile, fc.constantFrom<unknown>(UNKNOWN, '', null, 1), hostile)
    .map((parts) => Buffer.from(toJson(parts)).toString('base64url'))
}

/** What a filter may be given: its description names the values of an enumeration. */
function filterValue({ description = '' }: Parameter, known: readonly string[]): fc.Arbitrary<string> {
  const named = description.match(/tra (.+)\.$/)?.[1]?.split(', ') ?? []
  const ranges = [
    '1..1000',
    '..5',
    '0.5..',
    '..',
    '2026-01-01..2026-12-31',
    '2026-02-01..',
    '2026-02-30..',
    '1..2..3',
  ]
  return fc.constantFrom('true', 'null', UNKNOWN, ...known, ...ranges, ...named, named.join(','), ',')
}

function queryValue(parameter: Parameter, all: readonly Parameter[], known: readonly string[]) {
  const right = valueFor(parameter.schema, { odd: 0, known }).map((value) =>
    typeof value === 'object' ? toJson(value) : String(value),
  )
  const odd = parameter.name === 'cursor' ? cursors(all) : hostileText
  const isFilter = parameter.name.startsWith('filter[')
  return fc.oneof(
    { weight: 2, arbitrary: isFilter ? filterValue(parameter, known) : right },
    { weight: 1, arbitrary: odd },
  )
}

function queryOf(parameters: readonly Parameter[], known: readonly string[]): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((one) => one.in === 'query')
    .map((one) =>
      fc
        .tuple(dice, queryValue(one, parameters, known))
        .map(([chance, value]) =>
          chance < 35 || (one.required && chance < 90) ? [`${encode(one.name)}=${encode(value)}`] : [],
        ),
    )
  const more = fc
    .tuple(dice, hostileText, hostileText)
    .map(([chance, name, value]) =>
      chance < 4 ? [`${encode(name)}=${encode(value)}`] : chance < 6 ? ['%ff=%', '&&=', '?'] : [],
    )
  return fc.tuple(...pairs, more).map((parts) => parts.flat().join('&'))
}

/** A form as browsers send files; the names are those that uploads of the API know. */
const multipart = fc
  .array(
    fc.tuple(fc.constantFrom('file', 'tipo', 'scope', 'serie', 'fonte', 'nome', '__proto__'), hostileText),
    {
      maxLength: 4,
    },
  )
  .map((parts) => {
    const lines = parts.map(([name, value], at) => {
      const file = at === 0 ? '; filename="prova.pdf"\r\nContent-Type: application/pdf' : ''
      return `--fuzz\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${at ? '' : '%PDF-1.7\n'}${value}\r\n`
    })
    return `${lines.join('')}--fuzz--\r\n`
  })

type Sent = { body?: string; type?: string }

function bodyOf({ requestBody }: Operation, method: string, known: readonly string[]): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant({})
  const schema = requestBody?.content['application/json']?.schema
  const form = multipart.map((body) => ({ body, type: 'multipart/form-data; boundary=fuzz' }))
  const none = fc.constant<Sent>({})
  const odd = fc
    .tuple(fc.constantFrom(...BODIES), fc.constantFrom('application/json', 'application/json', ...TYPES))
    .map(([body, type]): Sent => ({ body, type }))
  if (!schema)
    return fc.oneof(
      { weight: 3, arbitrary: form },
      { weight: 1, arbitrary: none },
      { weight: 2, arbitrary: odd },
    )
  const json = (share: number) =>
    valueFor(schema, { odd: share, known }).map(
      (value): Sent => ({ body: toJson(value), type: 'application/json' }),
    )
  return fc.oneof(
    { weight: 3, arbitrary: json(0) },
    { weight: 6, arbitrary: json(8) },
    { weight: 3, arbitrary: json(40) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: none },
  )
}

function partsOf(operation: Operation, method: string, known: readonly string[]): fc.Arbitrary<Parts> {
  const parameters = operation.parameters ?? []
  const inPath = parameters.filter((one) => one.in === 'path')
  return fc
    .record({
      params: fc.record(Object.fromEntries(inPath.map((one) => [one.name, pathValue(one, known)]))),
      query: queryOf(parameters, known),
      headers: headersOf,
      sent: bodyOf(operation, method, known),
      other: fc.tuple(dice, fc.constantFrom(...METHODS)),
    })
    .map(({ params, query, headers, sent: { body, type }, other: [chance, another] }) => ({
      params,
      query,
      headers: type ? { ...headers, 'content-type': type } : headers,
      ...(body === undefined ? {} : { body }),
      ...(chance < 3 ? { method: another } : {}),
    }))
}

/**
 * Requests for every operation of the document in turn, without end, the same for the same seed. `known`: ids of
 * rows that exist, so that some requests get past the first look. Every header is plain ASCII; a body goes with
 * neither GET nor HEAD.
 */
export function* fuzzRequests(
  document: Document,
  seed: number,
  known: readonly string[] = [],
): Generator<FuzzRequest, never> {
  const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase()
      return { route, method, arbitrary: partsOf(operation, method, known) }
    }),
  )
  for (let n = 0, round = 0; ; round++) {
    const batches = operations.map(({ arbitrary }, at) =>
      fc.sample(arbitrary, { seed: (seed + 7_919 * (round * operations.length + at)) | 0, numRuns: BATCH }),
    )
    for (let turn = 0; turn < BATCH; turn++) {
      for (const [at, { route, method }] of operations.entries()) {
        const parts = batches[at]?.[turn]
        if (parts) yield requestOf(n++, route, method, parts)
      }
    }
  }
}

function requestOf(
  n: number,
  route: string,
  own: string,
  { query, params, headers, body, ...rest }: Parts,
): FuzzRequest {
  const method = rest.method ?? own
  const path = route.replace(/\{(\w+)\}/g, (_match, name: string) => encode(params[name] ?? ''))
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  return {
    n,
    method,
    route,
    params,
    path: query ? `${path}?${query}` : path,
    headers,
    ...(hasBody ? { body } : {}),
  }
}
