import type { ErrorCode } from '@/lib/core/errors'
import type { Route } from '@/lib/http/handle'
import type { ReportRoute } from '@/lib/reports/routes'
import type { SummaryRoute } from '@/lib/reports/summary/routes'
import type { EngineRoute } from '@/lib/resources/engine-route'
import { type EngineParts, engineParts } from './engine-operation'
import { fieldsOf, jsonSchema } from './json-schema'
import { reportParts } from './report-operation'
import { failures } from './responses'
import { summaryParts } from './summary-operation'
import type { Found, Operation, Parameter, Reply } from './types'

type Options = Route['options']

/** One route function → its entry in `paths`. */
export function operationOf(found: Found): Operation {
  const { path, method, route } = found
  const { options } = route
  const engine = partsOf(route)
  const parameters = [...pathParameters(path), ...queryParameters(options), ...extra(found, engine)]
  const body = bodyOf(options, engine)
  return {
    operationId: operationId(path, method),
    tags: [path.split('/')[2] ?? ''],
    summary: options.summary ?? `${method} ${path}`,
    ...described(options),
    ...security(options),
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(options, engine), ...failures(failuresOf(found, engine)) },
  }
}

/** What a declaration knows of its route. */
function partsOf(route: Found['route']): EngineParts | null {
  if ('engine' in route) return engineParts((route as EngineRoute).engine)
  if ('summary' in route) return summaryParts((route as SummaryRoute).summary)
  return 'report' in route ? reportParts((route as ReportRoute).report) : null
}

/** "GET /v2/news/{id}" → "get_news_id" */
const operationId = (path: string, method: string) =>
  `${method.toLowerCase()}_${path
    .replace('/v2/', '')
    .replace(/[^\w]+/g, '_')
    .replace(/_$/, '')}`

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryParameters = ({ query }: Options): Parameter[] =>
  query ? fieldsOf(query).map(({ name, schema, required }) => ({ name, in: 'query', required, schema })) : []

function extra({ method, route }: Found, engine: EngineParts | null): Parameter[] {
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'La stessa chiave dà la stessa risposta e un solo effetto.',
    schema: { type: 'string', maxLength: 255 },
  }
  return [...(engine?.parameters ?? []), ...(honoursKey(method, route.options) ? [key] : [])]
}

const honoursKey = (method: string, { idempotency }: Options) => method === 'POST' && idempotency !== 'none'

function bodyOf({ body }: Options, engine: EngineParts | null): Operation['requestBody'] {
  const schema = engine?.body ?? (body && jsonSchema(body, 'input'))
  if (!schema) return undefined
  const required = !body?.safeParse(undefined).success
  return { required, content: { 'application/json': { schema } } }
}

function described({ permission, proof, rateLimit }: Options): { description?: string } {
  const lines = [
    permission?.length ? `Permessi: ${permission.join(', ')}.` : '',
    proof
      ? 'Può chiedere una conferma recente di chi agisce: 403 `proof_required`, poi POST /v2/{admin,agents}/proof.'
      : '',
    rateLimit ? `Al massimo ${rateLimit.points} richieste ogni ${rateLimit.seconds} secondi.` : '',
  ].filter(Boolean)
  return lines.length ? { description: lines.join(' ') } : {}
}

/** `optional`: visitors may call it too, and see what is public. */
function security({ auth }: Options): Pick<Operation, 'security'> {
  if (auth === 'public') return { security: [] }
  if (auth === 'optional') return { security: [{}, ...allRoles()] }
  return { security: auth.map((role) => ({ [role]: [] })) }
}

const allRoles = () => ['admin', 'agent', 'client'].map((role) => ({ [role]: [] }))

function success({ reply, status }: Options, engine: EngineParts | null): Record<string, Reply> {
  if (engine?.reply) return { [status ?? 200]: engine.reply }
  const description = 'Riuscita.'
  if (engine) return { 204: { description } }
  if (!reply) return { [status ?? '2XX']: { description } }
  return {
    [status ?? 200]: {
      description,
      content: { 'application/json': { schema: jsonSchema(reply, 'output') } },
    },
  }
}

function failuresOf({ path, method, route: { options } }: Found, engine: EngineParts | null): ErrorCode[] {
  const { auth, query, body, rateLimit } = options
  const codes: ErrorCode[] = engine ? [...engine.failures] : []
  if (auth !== 'public') codes.push('unauthenticated')
  if (auth !== 'public') codes.push('forbidden')
  if (path.includes('{')) codes.push('not_found')
  if (query || body) codes.push('malformed')
  if (body) codes.push('too_large', 'unsupported_media', 'invalid')
  if (honoursKey(method, options)) codes.push('conflict')
  if (rateLimit) codes.push('rate_limited')
  return codes
}
