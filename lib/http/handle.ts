import 'server-only'
import type { z } from 'zod'
import { type Actor, can, canTicketing, mintScope } from '@/lib/auth/actor'
import { authenticate, hasOtherRole } from '@/lib/auth/authenticate'
import type { PermissionFlag, TicketingFlag } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import type { Ctx } from './context'
import { errorResponse, toAppError } from './errors'
import { once } from './idempotency'
import { observe } from './observe'
import { consume, type RateLimit } from './rate-limit'
import { harmless, type Renewed, replyOf, toResponse, withRenewed } from './reply'
import { requestInfo } from './request-info'
import { parseBody, parseParams, parseQuery, readBody, refuseNul, refuseRepeated } from './validation'

/** `public`: nobody is looked up. `optional`: an actor if there is one. A list: one of these roles. */
type Auth = 'public' | 'optional' | readonly Role[]
type ActorOf<A extends Auth> = A extends readonly Role[] ? Actor : Actor | null

export type RouteOptions<A extends Auth, P, Q, B> = {
  auth: A
  permission?: readonly PermissionFlag[]
  ticketing?: readonly TicketingFlag[]
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  /** Documents the reply in openapi.json. */
  reply?: z.ZodType
  /** One line for openapi.json, in Italian. */
  summary?: string
  rateLimit?: RateLimit & { by?: 'ip' | 'actor' }
  /** Honours Idempotency-Key. */
  idempotent?: boolean
  /** Status of a successful reply with a body; 200 by default. */
  status?: number
}

export type Input<A extends Auth, P, Q, B> = {
  ctx: Ctx<ActorOf<A>>
  params: P
  query: Q
  body: B
  request: Request
}

type NextContext = { params: Promise<unknown> }
export type Route = ((request: Request, context?: NextContext) => Promise<Response>) & {
  readonly options: RouteOptions<Auth, unknown, unknown, unknown>
}

/**
 * Every /v2 route: authenticate → rate limit → authorise → parse → verb → present. `fn` returns a value
 * (JSON), nothing (204) or a Response.
 */
export function handle<A extends Auth, P = undefined, Q = undefined, B = undefined>(
  options: RouteOptions<A, P, Q, B>,
  fn: (input: Input<A, P, Q, B>) => Promise<unknown> | unknown,
): Route {
  const run = async (request: Request, context?: NextContext): Promise<Response> => {
    const startedAt = performance.now()
    const info = requestInfo(request.headers)
    const url = new URL(request.url)
    const seen = { actor: null as Actor | null, renewed: null as Renewed }
    const done = (response: Response, cause?: unknown) => {
      const { requestId } = info
      const { status } = response
      observe({
        method: request.method,
        path: url.pathname,
        status,
        startedAt,
        requestId,
        userId: seen.actor?.userId,
        cause,
      })
      return withRenewed(harmless(response), seen.renewed, request.headers)
    }
    try {
      await identify(options, request.headers, seen)
      await limit(options.rateLimit, info.ip, seen.actor)
      authorise(options, seen.actor)
      refuseNul(url)
      refuseRepeated(url)
      const params = options.params ? parseParams(options.params, await context?.params) : undefined
      const query = options.query ? parseQuery(options.query, url) : undefined
      const text = options.body ? await readBody(request) : ''
      const body = options.body ? await parseBody(options.body, request, text) : undefined
      const { actor } = seen
      const ctx = {
        actor,
        scope: actor && mintScope(actor),
        ip: info.ip,
        userAgent: info.userAgent,
        requestId: info.requestId,
      }
      const work = async () =>
        replyOf(await fn({ ctx, params, query, body, request } as Input<A, P, Q, B>), options.status)
      const key = options.idempotent ? request.headers.get('idempotency-key') : null
      const call = {
        actorId: actor?.userId ?? '',
        method: request.method,
        path: url.pathname,
        key: key ?? '',
        body: text,
      }
      const reply = key ? await once(call, work) : await work()
      return done(toResponse(reply, info.requestId))
    } catch (error) {
      const failure = toAppError(error)
      return done(errorResponse(failure, info.requestId, info.accept), failure.cause ?? error)
    }
  }
  return Object.assign(run, { options: options as unknown as Route['options'] })
}

type Seen = { actor: Actor | null; renewed: Renewed }

async function identify(options: { auth: Auth }, headers: Headers, seen: Seen): Promise<void> {
  if (options.auth === 'public') return
  const roles: readonly Role[] = options.auth === 'optional' ? ['admin', 'agent', 'client'] : options.auth
  Object.assign(seen, await authenticate(headers, roles))
  if (options.auth === 'optional' || seen.actor) return
  throw (await hasOtherRole(headers, roles)) ? forbidden() : unauthenticated()
}

async function limit(
  rule: RouteOptions<Auth, unknown, unknown, unknown>['rateLimit'],
  ip: string,
  actor: Actor | null,
) {
  if (rule) await consume(rule, rule.by === 'actor' ? (actor?.userId ?? ip) : ip)
}

function authorise(
  options: { permission?: readonly PermissionFlag[]; ticketing?: readonly TicketingFlag[] },
  actor: Actor | null,
) {
  if (options.permission && !can(actor, ...options.permission)) throw forbidden()
  if (options.ticketing && !canTicketing(actor, ...options.ticketing)) throw forbidden()
}
