import type { FieldError } from '@/lib/core/errors'

/** The area on whose behalf the browser calls: middleware picks that area's cookies. */
export type Area = 'admin' | 'agent' | 'client'

type Options = { area?: Area; headers?: Record<string, string>; signal?: AbortSignal }
type Problem = {
  title?: string
  detail?: string
  status?: number
  code?: string
  errors?: FieldError[]
  requestId?: string
}

/** A failed call; `message` is Italian and can be shown as it is. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly title: string
  readonly errors: FieldError[]
  readonly requestId: string | undefined

  constructor(problem: Problem) {
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
}

const OFFLINE =
  'Non riusciamo a raggiungere il server: controlla la connessione e riprova. Quello che hai scritto è ancora qui.'

async function call<T>(method: string, path: string, body: unknown, options: Options = {}): Promise<T> {
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
  const response = await fetch(`/v2${path}`, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ detail: OFFLINE, title: 'Senza connessione' })
  })
  if (!response.ok) throw new ApiError(await problemOf(response))
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text()
  if (response.headers.get('content-type')?.includes('json'))
    return { status: response.status, ...JSON.parse(text) }
  return { status: response.status, detail: text || 'Error' }
}

/** The one way from the browser to /v2. Paths start after /v2. */
export const api = {
  get: <T>(path: string, options?: Options) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: Options) => call<T>('POST', path, body, options),
  patch: <T>(path: string, body: unknown, options?: Options) => call<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: Options) => call<T>('DELETE', path, body, options),
}
