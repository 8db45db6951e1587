import 'server-only'
import { z } from 'zod'
import { AppError, ERRORS, type FieldError } from '@/lib/core/errors'

type PrismaError = {
  code: string
  meta?: { target?: string[] | string; driverAdapterError?: { cause?: DriverCause } }
}
type DriverCause = { kind?: string; table?: string; constraint?: { fields?: string[]; index?: string } }

const AWAY = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
])
const AWAY_TEXT =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|Connection terminated|connection timeout|trying to connect|Unable to start a transaction|DatabaseNotReachable|ConnectionClosed/i

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

function isAway(error: unknown): boolean {
  return (
    AWAY.has(codeOf(error)) || (error instanceof Error && AWAY_TEXT.test(`${error.name} ${error.message}`))
  )
}

/** PostgreSQL names the index only, which is called after its table and column: `news_slug_key` is `slug`. */
const columnOf = (index: string, table = '') =>
  index.slice(index.startsWith(`${table}_`) ? table.length + 1 : 0).replace(/_key$/, '')

function uniqueFields(error: PrismaError): string[] {
  const { constraint, table } = error.meta?.driverAdapterError?.cause ?? {}
  const indexed = constraint?.index ? [columnOf(constraint.index, table)] : []
  const target = error.meta?.target ?? constraint?.fields ?? indexed
  return (Array.isArray(target) ? target : [target]).map((name) => camel(name.replaceAll('"', '')))
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/** Fields whose label on the forms says "indirizzo". */
const ADDRESSES = new Set(['slug', 'url', 'email'])

function conflict(error: PrismaError): AppError {
  const errors = uniqueFields(error).map((path) => ({
    path,
    message: `Questo ${ADDRESSES.has(path) ? 'indirizzo' : 'valore'} è già usato.`,
  }))
  return new AppError('conflict', 'Esiste già un elemento con questi dati.', { errors, cause: error })
}

/** Any thrown value → the expected failure it stands for. The only place that knows database error codes. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return fromZod(error)
  switch (codeOf(error)) {
    case 'P2002':
      return conflict(error as PrismaError)
    case 'P2025':
      return new AppError('not_found', 'L’elemento cercato non esiste.', { cause: error })
    case 'P2003':
      return new AppError(
        'conflict',
        'L’elemento è collegato ad altri dati o fa riferimento a un elemento che non esiste.',
        { cause: error },
      )
    case 'P2034':
    case '40001':
    case '40P01':
      return new AppError('conflict', 'Un’altra modifica è avvenuta nello stesso momento: riprova.', {
        cause: error,
      })
  }
  if (isAway(error)) {
    return new AppError(
      'unavailable',
      'Il servizio non è raggiungibile in questo momento: riprova tra poco.',
      {
        retryAfter: 5,
        cause: error,
      },
    )
  }
  return new AppError(
    'internal',
    'Qualcosa non ha funzionato. Nessun dato è stato salvato: riprova tra poco.',
    { cause: error },
  )
}

/** Validation issues → one message a field, in Italian. */
export function fromZod(error: z.ZodError): AppError {
  const errors: FieldError[] = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Campo non previsto.' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
  const first = errors[0]
  const detail =
    errors.length === 1 && first ? sentence(first) : `Controlla i dati: ${errors.map(sentence).join(' ')}`
  return new AppError('invalid', detail, { errors })
}

const sentence = ({ path, message }: FieldError) => {
  const end = /[.!?]$/.test(message) ? message : `${message}.`
  return path ? `${path}: ${end}` : end
}

/**
 * The failed reply: plain Italian text, which the interface shows as it is, or RFC 9457 for callers that
 * accept it. 500s never carry details.
 */
export function errorResponse(error: AppError, requestId: string, accept: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId })
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter))
  if (!accept.includes('application/problem+json')) {
    headers.set('content-type', 'text/plain; charset=utf-8')
    return new Response(error.detail, { status: error.status, headers })
  }
  headers.set('content-type', 'application/problem+json; charset=utf-8')
  const { code, detail, status, errors } = error
  return new Response(
    JSON.stringify({ title: ERRORS[code].title, detail, status, code, errors, requestId }),
    { status, headers },
  )
}
