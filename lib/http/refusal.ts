import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ERRORS, type ErrorCode } from '@/lib/core/errors'

type Refusal = {
  code: ErrorCode | 'headers_too_large' | 'late'
  title: string
  detail: string
  retryAfter?: number
}

const known = (code: ErrorCode, detail: string, retryAfter?: number): Refusal => ({
  code,
  title: ERRORS[code].title,
  detail,
  ...(retryAfter && { retryAfter }),
})

/**
 * What the listener itself says. It cannot know how far a request went that the site did not answer, and claims
 * nothing about it.
 */
const REFUSALS = {
  400: known('malformed', 'La richiesta, o il suo indirizzo, non è scritta in modo corretto.'),
  401: known('unauthenticated', 'Accesso richiesto.'),
  403: known('forbidden', 'Operazione non permessa.'),
  404: known('not_found', 'Quello che è stato chiesto non esiste.'),
  405: known('method_not_allowed', 'Questo indirizzo si può solo leggere.'),
  408: {
    code: 'late',
    title: 'Richiesta non arrivata in tempo',
    detail: 'La richiesta non è arrivata per intero in tempo: riprova.',
  },
  413: known('too_large', 'Il contenuto inviato è troppo grande.'),
  429: known(
    'rate_limited',
    'Da questo indirizzo arrivano troppi invii o troppe connessioni insieme: riprova tra qualche secondo.',
    10,
  ),
  431: {
    code: 'headers_too_large',
    title: 'Troppi cookie',
    detail:
      'Il browser ha inviato troppi dati insieme alla richiesta, di solito cookie. Cancella i cookie di questo sito dalle impostazioni del browser e riprova.',
  },
  500: known(
    'internal',
    'Qualcosa non ha funzionato. Prima di ripetere un invio, controlla se è già arrivato.',
  ),
  503: known(
    'unavailable',
    'Il sito non riesce a rispondere in questo momento: riprova tra qualche secondo. Prima di ripetere un invio, controlla se è già arrivato.',
    2,
  ),
  504: known('unavailable', 'Il sito non ha risposto in tempo: riprova tra qualche secondo.', 2),
} satisfies Record<number, Refusal>

export type RefusalStatus = keyof typeof REFUSALS

/** A request that the listener does not hand on. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(readonly status: RefusalStatus) {
    super(`refused with ${status}`)
  }
}

/** The site has not answered: too busy, too slow, gone. How far the request went is not known. */
export class SiteUnavailable extends Error {
  override name = 'SiteUnavailable'

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

export const wordsOf = (status: RefusalStatus): Pick<Refusal, 'title' | 'detail'> => REFUSALS[status]

/** Plain Italian text, RFC 9457 for whoever accepts it, or a page of few lines for a browser that asked for one. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  extra: readonly string[] = [],
): void {
  const [headers, body] = written(status, request.headers.accept)
  response.writeHead(status, [...headers, ...extra])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A caller who does not read the reply either is left after this. */
const READ_MS = 2_000

const refused = new WeakSet<Duplex>()

/** A whole reply on a connection that no response is being made for, which ends with it. */
export function refuse(socket: Duplex, status: number): void {
  if (refused.has(socket)) return
  refused.add(socket)
  socket.on('error', () => socket.destroy())
  if (!socket.writable) return void socket.destroy()
  // Too many cookies are a browser's, which asks for a page.
  const [headers, body] = isRefusal(status) ? written(status, status === 431 ? 'text/html' : '') : [[], '']
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'X-Content-Type-Options: nosniff',
  ]
  for (let at = 0; at + 1 < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  // To close while bytes of the caller's are unread would take the reply away from it.
  socket.resume()
  setTimeout(() => socket.destroy(), READ_MS).unref()
}

const isRefusal = (status: number): status is RefusalStatus => status in REFUSALS

/** The page's own style, and nothing else: no script of anybody's. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function written(status: RefusalStatus, accept = ''): [headers: string[], body: string] {
  const refusal: Refusal = REFUSALS[status]
  const [type, body] = bodyOf(status, refusal, accept)
  const headers = ['Content-Type', type, 'Content-Length', String(Buffer.byteLength(body))]
  if (refusal.retryAfter) headers.push('Retry-After', String(refusal.retryAfter))
  headers.push('Cache-Control', 'no-store', 'Content-Security-Policy', POLICY)
  return [headers, body]
}

function bodyOf(status: number, refusal: Refusal, accept: string): [type: string, body: string] {
  const { code, title, detail } = refusal
  if (accept.includes('application/problem+json'))
    return ['application/problem+json; charset=utf-8', JSON.stringify({ title, detail, status, code })]
  if (accept.includes('text/html')) return ['text/html; charset=utf-8', pageOf(refusal)]
  return ['text/plain; charset=utf-8', detail]
}

const pageOf = ({ title, detail }: Refusal) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}</style></head><body><main><h1>${title}</h1><p>${detail}</p></main></body></html>`
