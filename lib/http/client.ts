import type { Prova } from '@/lib/auth/proof'
import type { FieldError, FieldLink } from '@/lib/core/errors'
import { newKey } from '@/lib/core/new-key'
import type { Known, ReplyTo } from './client-routes'
import { followingFetch } from './read-after'
import { unreadIn } from './unread'

/** The area on whose behalf the browser calls: middleware picks that area's cookies. */
export type Area = 'admin' | 'agent' | 'client'

/** Of an object what is empty is left out. */
type Query = URLSearchParams | string | Record<string, string | number | null | undefined>

export type Options = {
  area?: Area
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Where what is asked varies; what is always asked may stand in the path. */
  query?: Query
}
type Problem = {
  title?: string
  detail?: string
  status?: number
  code?: string
  errors?: FieldError[]
  requestId?: string
} & Record<string, unknown>

/** A failed call; `message` is Italian and can be shown as it is. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly title: string
  readonly errors: FieldError[]
  readonly requestId: string | undefined

  constructor(
    /** As it came: some say more than words (`AppError.more`). */
    readonly problem: Problem,
  ) {
    super(problem.detail ?? problem.title ?? 'Error')
    this.status = problem.status ?? 0
    this.code = problem.code ?? 'offline'
    this.title = problem.title ?? 'Error'
    this.errors = problem.errors ?? []
    this.requestId = problem.requestId
  }

  /** Messages by field path, for forms. */
  get byField(): Record<string, string> {
    return Object.fromEntries(this.errors.map(({ path, message }) => [path, message]))
  }

  /** Where what is wrong with a field can be seen to. */
  get links(): Record<string, FieldLink> {
    return Object.fromEntries(this.errors.flatMap(({ path, link }) => (link ? [[path, link]] : [])))
  }
}

const OFFLINE =
  'Non riusciamo a raggiungere il server: controlla la connessione e riprova. Quello che hai scritto è ancora qui.'
/** Once sent, a write may have arrived although its reply has not. */
const UNKNOWN =
  'La connessione si è interrotta e non sappiamo se la richiesta è arrivata: riprova. Quello che hai scritto è ancora qui.'
const UNKNOWN_IDEMPOTENT =
  'La connessione si è interrotta e non sappiamo se la richiesta è arrivata: riprova, non verrà registrata due volte. Quello che hai scritto è ancora qui.'

function connectionError(method: string, isIdempotent: boolean): ApiError {
  const detail = method === 'GET' ? OFFLINE : isIdempotent ? UNKNOWN_IDEMPOTENT : UNKNOWN
  return new ApiError({ detail, title: 'Senza connessione' })
}

/** Asks who sits there to prove who they are, in one of these ways; false where they would rather not. */
type AskProof = (ways: readonly Prova[]) => Promise<boolean>

let askProof: AskProof | null = null
/** Calls that are refused meanwhile wait for the same answer. */
let asking: Promise<boolean> | null = null

/** The one dialog that asks; returns what takes it away again. */
export function onProofRequired(ask: AskProof): () => void {
  askProof = ask
  return () => {
    if (askProof === ask) askProof = null
  }
}

function isProven({ code, problem }: ApiError): Promise<boolean> {
  if (code !== 'proof_required' || !askProof) return Promise.resolve(false)
  asking ??= askProof(problem.prova as Prova[]).finally(() => {
    asking = null
  })
  return asking
}

/** A call that takes a proof of who acts is repeated as it was once it is given: nobody types anything twice. */
async function call<T>(...asked: Parameters<typeof callOnce>): Promise<T> {
  try {
    return await callOnce<T>(...asked)
  } catch (error) {
    if (!(error instanceof ApiError) || !(await isProven(error))) throw error
    return callOnce<T>(...asked)
  }
}

async function callOnce<T>(
  method: string,
  path: string,
  body: unknown,
  options: Options = {},
  isIdempotent = false,
): Promise<T> {
  const errors = unreadIn(body)
  if (errors.length > 0)
    throw new ApiError({
      status: 422,
      code: 'invalid',
      title: 'Dati non validi',
      detail: errors[0]?.message,
      errors,
    })
  const headers: Record<string, string> = {
    accept: 'application/json, application/problem+json',
    ...options.headers,
  }
  if (options.area) headers['x-area'] = options.area
  if (body !== undefined) headers['content-type'] = 'application/json'
  const init = {
    method,
    headers,
    signal: options.signal,
    body: body === undefined ? undefined : JSON.stringify(body),
  }
  try {
    const query = textOf(options.query)
    // A visitor of the public pages reads nothing that a replica has.
    const ask = options.area ? followingFetch : fetch
    const response = await ask(`/v2${path}${query && `?${query}`}`, init)
    if (!response.ok) throw new ApiError(await problemOf(response))
    return (response.status === 204 ? undefined : await response.json()) as T
  } catch (error) {
    // The reply may also break off after its beginning.
    const isKnown =
      error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')
    throw isKnown ? error : connectionError(method, isIdempotent)
  }
}

function textOf(query: Query = ''): string {
  if (typeof query === 'string' || query instanceof URLSearchParams) return String(query)
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return String(new URLSearchParams(given))
}

async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return { status: response.status, ...JSON.parse(text) }
  // An HTML body comes from a proxy, not from the API: it is not shown as a message.
  return { status: response.status, detail: (!type.includes('html') && text) || 'Error' }
}

const KEY = 'idempotency-key'

/** POSTs of which nobody knows whether they were done, the last of each path, with the key that they had. */
const unacknowledged = new Map<string, { text: string; key: string }>()

/**
 * A POST with a key of its own. The same one again, after an end that tells nothing (no reply, a 5xx), is a retry
 * and has the same key: it is not done twice. What was accepted or refused is over, and the next one is new.
 */
async function post<T>(path: string, body: unknown, options: Options = {}): Promise<T> {
  const text = `${options.area ?? ''} ${JSON.stringify(body)}`
  const earlier = unacknowledged.get(path)
  const key = earlier?.text === text ? earlier.key : newKey()
  unacknowledged.delete(path)
  // A caller that passes a key knows that this path honours it.
  const hasOwnKey = options.headers?.[KEY] !== undefined
  try {
    return await call<T>(
      'POST',
      path,
      body,
      { ...options, headers: { [KEY]: key, ...options.headers } },
      hasOwnKey,
    )
  } catch (error) {
    const isOver = error instanceof ApiError && error.status > 0 && error.status < 500
    if (!isOver) unacknowledged.set(path, { text, key })
    throw error
  }
}

/** The one way from the browser to /v2. Paths start after /v2; one that no route answers does not compile. */
export const api = {
  get: <const P extends string>(path: P & Known<'GET', P>, options?: Options) =>
    call<ReplyTo<'GET', P>>('GET', path, undefined, options),
  post: <const P extends string>(path: P & Known<'POST', P>, body?: unknown, options?: Options) =>
    post<ReplyTo<'POST', P>>(path, body, options),
  put: <const P extends string>(path: P & Known<'PUT', P>, body: unknown, options?: Options) =>
    call<ReplyTo<'PUT', P>>('PUT', path, body, options),
  patch: <const P extends string>(path: P & Known<'PATCH', P>, body: unknown, options?: Options) =>
    call<ReplyTo<'PATCH', P>>('PATCH', path, body, options),
  delete: <const P extends string>(path: P & Known<'DELETE', P>, body?: unknown, options?: Options) =>
    call<ReplyTo<'DELETE', P>>('DELETE', path, body, options),
}

/**
 * Reads what only a declaration knows the path of: a list, a report, its charts. What the reply is follows from how that
 * was declared, and whoever holds the declaration says so. Records of a resource: lib/http/records.ts.
 */
export const declaredApi = {
  get: <T>(path: string, options?: Options) => call<T>('GET', path, undefined, options),
}
