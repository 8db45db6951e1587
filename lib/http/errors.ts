import 'server-only'
import { z } from 'zod'
import { errorCodes, isAway, isCollision } from '@/lib/core/db-errors'
import { brokenRule, DB_RULES } from '@/lib/core/db-rules'
import { AppError, ERRORS, type ErrorCode, type FieldError } from '@/lib/core/errors'

type PrismaError = {
  code: string
  meta?: { target?: string[] | string; driverAdapterError?: { cause?: DriverCause } }
}
type DriverCause = { kind?: string; table?: string; constraint?: { fields?: string[]; index?: string } }

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

type Meaning = [ErrorCode, string]

const TOO_LONG: Meaning = ['invalid', 'Un testo è troppo lungo: accorcialo e riprova.']
const TOO_LARGE: Meaning = ['invalid', 'Un numero è fuori dai limiti: controllalo e riprova.']
const UNREADABLE: Meaning = ['invalid', 'Un valore non ha la forma giusta: controllalo e riprova.']
const NO_DATE: Meaning = ['invalid', 'Una data non è valida: controllala e riprova.']
const MISSING: Meaning = ['invalid', 'Manca un dato obbligatorio: completalo e riprova.']
const STRANGE: Meaning = ['malformed', 'La richiesta contiene caratteri non ammessi.']
const LINKED: Meaning = [
  'conflict',
  'L’elemento è collegato ad altri dati o fa riferimento a un elemento che non esiste.',
]
const REFUSED: Meaning = ['invalid', 'I dati non rispettano una regola dell’archivio: controllali e riprova.']
const OVERLAP: Meaning = ['conflict', 'L’elemento si sovrappone a uno che esiste già.']
const GONE: Meaning = ['not_found', 'L’elemento cercato non esiste.']

/** What PostgreSQL refuses, by its own code and by those in which Prisma wraps it. */
const MEANINGS: Record<string, Meaning> = {
  P2025: GONE,
  P2001: GONE,
  P2015: GONE,
  P2018: GONE,
  P2003: LINKED,
  P2014: LINKED,
  '23503': LINKED,
  '23001': LINKED,
  P2011: MISSING,
  P2012: MISSING,
  '23502': MISSING,
  P2004: REFUSED,
  '44000': REFUSED,
  '23P01': OVERLAP,
  P2000: TOO_LONG,
  '22001': TOO_LONG,
  // An index cannot hold it.
  '54000': TOO_LONG,
  P2020: TOO_LARGE,
  P2033: TOO_LARGE,
  '22003': TOO_LARGE,
  P2005: UNREADABLE,
  P2006: UNREADABLE,
  P2007: UNREADABLE,
  P2023: UNREADABLE,
  '22007': NO_DATE,
  '22008': NO_DATE,
  '22P02': UNREADABLE,
  '22023': UNREADABLE,
  '22021': STRANGE,
  '22P05': STRANGE,
}

/** A CHECK of the database, in its own words where it has some. */
function refusedRule(error: unknown): AppError {
  const rule = DB_RULES[brokenRule(error) ?? '']
  if (!rule) return new AppError(...REFUSED, { cause: error })
  const { code = 'invalid', path, detail } = rule
  return new AppError(code, detail, { errors: path ? [{ path, message: detail }] : [], cause: error })
}

/** Any thrown value → the expected failure it stands for. The only place that knows what database errors mean. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return fromZod(error)
  const codes = errorCodes(error)
  if (codes.includes('P2002') || codes.includes('23505')) return conflict(error as PrismaError)
  if (isCollision(error)) {
    const detail = 'Un’altra modifica è avvenuta nello stesso momento: riprova.'
    return new AppError('conflict', detail, { retryAfter: 1, cause: error })
  }
  if (codes.includes('23514')) return refusedRule(error)
  const meaning = codes.map((code) => MEANINGS[code]).find(Boolean)
  if (meaning) return new AppError(...meaning, { cause: error })
  if (isAway(error)) {
    const detail = 'Il servizio non è raggiungibile in questo momento: riprova tra poco.'
    return new AppError('unavailable', detail, { retryAfter: 5, cause: error })
  }
  return new AppError('internal', 'Qualcosa non ha funzionato: riprova tra poco.', { cause: error })
}

const AGAIN = ': riprova tra poco, la richiesta non verrà registrata due volte.'
const LOOK_FIRST = ' e non sappiamo se la richiesta è stata registrata: controlla prima di ripeterla.'

/**
 * The same failure, saying what is known of the change that the caller asked for: with an Idempotency-Key a
 * retry is safe whatever has happened; without one, nobody can tell after an unexpected end.
 */
export function withOutcome(failure: AppError, request: Request, isKept: boolean): AppError {
  const isUnknown = failure.outcome === 'unknown' || failure.code === 'internal'
  if (!isUnknown || request.method === 'GET' || request.method === 'HEAD') return failure
  const { code, retryAfter, cause } = failure
  const what = code === 'internal' ? 'Qualcosa non ha funzionato' : 'Il servizio si è interrotto'
  const advice =
    isKept && request.method === 'POST' && request.headers.has('idempotency-key') ? AGAIN : LOOK_FIRST
  return new AppError(code, what + advice, { retryAfter, cause, outcome: 'unknown' })
}

const UNKNOWN = 'Campo non previsto.'

/** Wrong fields that a reply names: who has more sends them again, and a reply is no longer than what was sent. */
const MOST_ERRORS = 200
const LONGEST_NAME = 200

/** Validation issues → one message a field, in Italian. */
export function fromZod(error: z.ZodError): AppError {
  const errors: FieldError[] = error.issues
    .slice(0, MOST_ERRORS)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, MOST_ERRORS)
            .map((key) => ({ path: [...issue.path, key.slice(0, LONGEST_NAME)].join('.'), message: UNKNOWN }))
        : [{ path: issue.path.join('.'), message: issue.message }],
    )
    .slice(0, MOST_ERRORS)
  const sentences = [...new Set(errors.map(sentence))]
  const detail = sentences.length === 1 ? String(sentences[0]) : `Controlla i dati: ${sentences.join(' ')}`
  return new AppError('invalid', detail, { errors })
}

/** For people: where in what was sent it is wrong says `errors`. The name of a field that is not known is all there is to say. */
const sentence = ({ path, message }: FieldError) => {
  if (message === UNKNOWN) return `${message.slice(0, -1)}: ${path}.`
  return /[.!?]$/.test(message) ? message : `${message}.`
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
  const { code, detail, status, errors, more } = error
  return new Response(
    JSON.stringify({ ...more, title: ERRORS[code].title, detail, status, code, errors, requestId }),
    { status, headers },
  )
}
