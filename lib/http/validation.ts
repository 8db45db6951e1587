import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { parseSafely } from '@/lib/core/parse-safely'
import { readJson } from '@/lib/core/read-json'
import { italianIssue } from '@/lib/italian/zod-issues'
import { fromZod } from './errors'
import { shortBodyOf } from './light-request'

z.config({ localeError: italianIssue })

const MAX_JSON = 1_000_000

/** Query parameters as an object; a repeated one becomes a list. */
export function queryObject(url: URL): Record<string, string | string[]> {
  const entries: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    entries[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  return entries
}

/** Written again as JSON, only NUL and half a surrogate pair keep these escapes; PostgreSQL's jsonb refuses both. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

const strange = () => new AppError('malformed', 'La richiesta contiene caratteri non ammessi.')

/** PostgreSQL's text cannot hold NUL: refused once, for every query. */
export function refuseNul({ search }: URL): void {
  if (search.includes('%00')) throw strange()
}

/** Only filters may be said twice; of anything else, one of the two values would silently not count. */
export function refuseRepeated({ searchParams }: URL): void {
  const seen = new Set<string>()
  const message = 'Indica un solo valore.'
  for (const path of searchParams.keys()) {
    if (seen.has(path) && !path.startsWith('filter[')) {
      throw new AppError('malformed', `${path}: ${message}`, { errors: [{ path, message }] })
    }
    seen.add(path)
  }
}

/** A wrong query is a 400, an unknown parameter too. */
export function parseQuery<T>(schema: z.ZodType<T>, url: URL): T {
  const parsed = parseSafely(schema, queryObject(url))
  if (parsed.success) return parsed.data
  const { detail, errors } = fromZod(parsed.error)
  throw new AppError('malformed', detail, { errors })
}

/** A malformed path id is the same 404 as an unknown one. */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const parsed = parseSafely(schema, params)
  if (parsed.success) return parsed.data
  throw new AppError('not_found', 'L’elemento cercato non esiste.')
}

/** A value from outside as its schema has it, or the 422 that names its wrong fields. */
export function parseGiven<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = parseSafely(schema, value)
  if (parsed.success) return parsed.data
  throw fromZod(parsed.error)
}

/** The JSON body, checked: 415 for another type, 413 when too large, 400 when not JSON or too deep, 422 for wrong fields. */
export async function parseBody<T>(schema: z.ZodType<T>, request: Request, text: string): Promise<T> {
  const type = request.headers.get('content-type') ?? ''
  if (text !== '' && !/^application\/(merge-patch\+)?json\b/.test(type)) {
    throw new AppError('unsupported_media', 'Il corpo della richiesta deve essere JSON.')
  }
  if (text !== '') return parseGiven(schema, parseJson(text))
  const parsed = parseSafely(schema, undefined)
  if (parsed.success) return parsed.data
  throw new AppError('invalid', 'Manca il corpo della richiesta.')
}

/** Reads the body up to the limit and not further, without trusting Content-Length. */
export async function readBody(
  request: Request,
  most = MAX_JSON,
  detail = 'La richiesta supera la dimensione massima di 1 MB.',
): Promise<string> {
  const tooLarge = () => new AppError('too_large', detail)
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const short = shortBodyOf(request)
  // A reader that asks a short one for its stream takes it out of the other's hands.
  if (short) return short
  const { body } = request
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > most) throw tooLarge()
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  const body = readJson(text)
  if (text.includes('\\u') && UNSTORABLE.test(JSON.stringify(body))) throw strange()
  return body
}
