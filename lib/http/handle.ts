import 'server-only'
import type { z } from 'zod'
import { type Actor, can, mintScope } from '@/lib/auth/actor'
import { authenticate, hasOtherRole } from '@/lib/auth/authenticate'
import { withMinimumTime } from '@/lib/auth/minimum-time'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { requireProof } from '@/lib/auth/proof'
import type { Role } from '@/lib/auth/roles'
import { refuseUnenrolled } from '@/lib/auth/second-factor'
import { withStartTime } from '@/lib/core/db-watch'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import type { Ctx } from './context'
import { errorResponse, toAppError, withOutcome } from './errors'
import { followed } from './followed-reads'
import { callOf, withIdempotency } from './idempotency'
import type { Arriving, Unsent } from './json-types'
import { observe } from './observe'
import { consume, consumeAddress, type RateLimit } from './rate-limit'
import { type Renewed, type Reply, replyOf, toResponse, withRenewed, withSafeHeaders } from './reply'
import { requestInfo } from './request-info'
import { beginShared, type Shared, shareReply } from './shared-reply'
import { parseBody, parseParams, parseQuery, readBody, refuseNul, refuseRepeated } from './validation'

/** `public`: nobody is looked up. `optional`: an actor if there is one. A list: one of these roles. */
type Auth = 'public' | 'optional' | readonly Role[]
type ActorOf<A extends Auth> = A extends readonly Role[] ? Actor : Actor | null

export type RouteOptions<A extends Auth, P, Q, B, R = unknown, T = unknown> = {
  auth: A
  permission?: readonly PermissionFlag[]
  /** Throws where the actor may never make this call: asked before anything of the request is read. */
  admits?: (actor: ActorOf<A>) => void
  /** Open to who has to set up a second factor and may do nothing else. */
  enrolling?: true
  /**
   * It moves money, rights or identity: who calls has proven who they are a short while ago, or gets a 403 with the code
   * `proof_required` (docs/decisions/003). A function where it depends on what is asked for.
   */
  proof?: true | ((asked: { params: P; body: B }) => boolean)
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  /** Documents the reply in openapi.json, and is its type in the browser. */
  reply?: z.ZodType<T>
  /** One line for openapi.json, in Italian. */
  summary?: string
  /** Every call counts, also one that is refused: of the person who is signed in, else of the address. */
  rateLimit?: RateLimit
  /**
   * A POST honours Idempotency-Key, and its verb runs in one transaction with the key: `ctx.tx`, which is `db()` too.
   * `own`: the verb sees to it by itself, because it has to receive a file first, say.
   * `none`: it changes nothing, or its reply may not be kept; `idempotency-table.test.ts` says why of each.
   */
  idempotency?: 'own' | 'none'
  /** Runs before that transaction: what is slow, or must count even where the call fails. */
  prepare?: (input: Input<A, P, Q, B>) => Promise<R> | R
  /** The reply takes at least so many milliseconds, so that its duration reveals nothing. */
  minimumTime?: number
  /**
   * A reading whose reply is the same for all who are not signed in (where `auth` is `public`: for all): it has an ETag, and
   * is kept until a tag changes.
   */
  shared?: Shared
  /** Status of a successful reply with a body; 200 by default. */
  status?: number
  /** The same where it depends on what is asked for. */
  statusOf?: (body: B) => number
}

export type Input<A extends Auth, P, Q, B, R = unknown> = {
  ctx: Ctx<ActorOf<A>>
  params: P
  query: Q
  body: B
  request: Request
  /** What `prepare` returned. */
  prepared: R
}

type NextContext = { params: Promise<unknown> }

/** `T`: what the reply's JSON is, by its schema or else by what the verb returns. */
export type Route<T = unknown> = ((request: Request, context?: NextContext) => Promise<Response>) & {
  readonly options: RouteOptions<Auth, unknown, unknown, unknown, unknown, T>
}

/**
 * Every /v2 route: authenticate → rate limit → authorise → parse → verb → present. `fn` returns a value
 * (JSON), nothing (204) or a Response. Where a `reply` is declared, what `fn` returns must become one.
 */
export function handle<
  A extends Auth,
  P = undefined,
  Q = undefined,
  B = undefined,
  R = undefined,
  T = unknown,
  V extends Unsent<T> | Response = Unsent<T> | Response,
>(
  options: RouteOptions<A, P, Q, B, R, T>,
  fn: (input: Input<A, P, Q, B, R>) => Promise<V> | V,
): Route<unknown extends T ? Arriving<V> : T> {
  const run = async (
    request: Request,
    context: NextContext | undefined,
    startedAt: number,
  ): Promise<Response> => {
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
      return withRenewed(withSafeHeaders(response), seen.renewed, request.headers)
    }
    try {
      const mark = beginShared(request, options)
      await identify(options, request.headers, seen)
      await limit(options.rateLimit, info.ip, seen.actor)
      if (!options.enrolling) await refuseUnenrolled(seen.actor)
      authorise(options, seen.actor)
      refuseNul(url)
      refuseRepeated(url)
      const params = options.params ? parseParams(options.params, await context?.params) : undefined
      const query = options.query ? parseQuery(options.query, url) : undefined
      const text = options.body ? await readBody(request) : ''
      const body = options.body ? await parseBody(options.body, request, text) : undefined
      const { actor } = seen
      if (asksProof(options.proof, { params: params as P, body: body as B })) await requireProof(actor)
      const ctx = {
        actor,
        scope: actor && mintScope(actor),
        ip: info.ip,
        userAgent: info.userAgent,
        requestId: info.requestId,
      }
      const input = { ctx, params, query, body, request, prepared: undefined } as Input<A, P, Q, B, R>
      const work = () => runVerb(options, fn, input, text)
      const reply = await (options.minimumTime ? withMinimumTime(options.minimumTime, work) : work())
      return done(await shareReply(request, toResponse(reply, info.requestId), mark))
    } catch (error) {
      const failure = withOutcome(toAppError(error), request, options.idempotency !== 'none')
      return done(errorResponse(failure, info.requestId, info.accept), failure.cause ?? error)
    }
  }
  const route = (request: Request, context?: NextContext) => {
    const startedAt = performance.now()
    const isKept = beginShared(request, options) !== null
    return withStartTime(startedAt, () => followed(request, isKept, () => run(request, context, startedAt)))
  }
  return Object.assign(route, { options: options }) as unknown as Route<unknown extends T ? Arriving<V> : T>
}

/** What a POST does and its key are one transaction; any other verb opens its own. */
async function runVerb<A extends Auth, P, Q, B, R>(
  { idempotency, prepare, status: usual, statusOf }: RouteOptions<A, P, Q, B, R>,
  fn: (input: Input<A, P, Q, B, R>) => Promise<unknown> | unknown,
  input: Input<A, P, Q, B, R>,
  text: string,
): Promise<Reply> {
  const status = statusOf ? statusOf(input.body) : usual
  const { ctx, request } = input
  if (request.method !== 'POST' || idempotency) {
    const prepared = (await prepare?.(input)) as R
    return replyOf(await fn({ ...input, prepared }), status)
  }
  return withIdempotency<R>(callOf(request, ctx.actor?.userId, text), {
    prepare: prepare && (async () => prepare(input)),
    work: async (tx, prepared, keepSql) => {
      const keepReplySql = (body: unknown) => keepSql(replyOf(body, status))
      return replyOf(await fn({ ...input, ctx: { ...ctx, tx, keepReplySql }, prepared }), status)
    },
  })
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
  if (!rule) return
  await (actor ? consume(rule, actor.userId) : consumeAddress(rule, ip))
}

const asksProof = <P, B>(
  proof: RouteOptions<Auth, P, unknown, B>['proof'],
  asked: { params: P; body: B },
): boolean => (typeof proof === 'function' ? proof(asked) : proof === true)

function authorise<A extends Auth>(
  options: Pick<RouteOptions<A, unknown, unknown, unknown>, 'permission' | 'admits'>,
  actor: Actor | null,
) {
  if (options.permission && !can(actor, ...options.permission)) throw forbidden()
  options.admits?.(actor as ActorOf<A>)
}
