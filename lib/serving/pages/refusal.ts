import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS, type ErrorCode } from '../../core/errors'
import type { SiteReply } from './renderer'

type Refusal = {
  code: ErrorCode | 'headers_too_large' | 'late'
  title: string
  detail: string
  retryAfter?: number
}

/**
 * What the listener itself says. It cannot know how far a request went that the site did not answer, and claims
 * nothing about it.
 */
const REFUSALS = {
  400: {
    code: 'malformed',
    title: ERRORS.malformed.title,
    detail: 'L’indirizzo richiesto non è scritto in modo corretto.',
  },
  404: {
    code: 'not_found',
    title: ERRORS.not_found.title,
    detail: 'Quello che è stato chiesto non esiste.',
  },
  405: {
    code: 'method_not_allowed',
    title: ERRORS.method_not_allowed.title,
    detail: 'Questo indirizzo si può solo leggere.',
  },
  408: {
    code: 'late',
    title: 'Richiesta non arrivata in tempo',
    detail: 'La richiesta non è arrivata per intero in tempo: riprova.',
  },
  413: {
    code: 'too_large',
    title: ERRORS.too_large.title,
    detail: 'Il contenuto inviato è troppo grande.',
  },
  429: {
    code: 'rate_limited',
    title: ERRORS.rate_limited.title,
    detail: 'Da questo indirizzo arrivano troppi invii insieme: riprova tra qualche secondo.',
    retryAfter: 10,
  },
  431: {
    code: 'headers_too_large',
    title: 'Troppe intestazioni',
    detail: 'La richiesta porta troppe intestazioni.',
  },
  500: {
    code: 'internal',
    title: ERRORS.internal.title,
    detail: 'Qualcosa non ha funzionato. Prima di ripetere un invio, controlla se è già arrivato.',
  },
  503: {
    code: 'unavailable',
    title: ERRORS.unavailable.title,
    detail:
      'Il sito non riesce a rispondere in questo momento: riprova tra qualche secondo. Prima di ripetere un invio, controlla se è già arrivato.',
    retryAfter: 2,
  },
} satisfies Record<number, Refusal>

export type RefusalStatus = keyof typeof REFUSALS

/** A request that the listener does not hand on. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(readonly status: RefusalStatus) {
    super(`refused with ${status}`)
  }
}

/** Plain Italian text, RFC 9457 for whoever accepts it, or a page of few lines for a browser that asked for one. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  extra: readonly string[] = [],
): void {
  const refusal: Refusal = REFUSALS[status]
  const [type, body] = written(request, status, refusal)
  const headers = ['Content-Type', type, 'Content-Length', String(Buffer.byteLength(body)), ...extra]
  if (refusal.retryAfter) headers.push('Retry-After', String(refusal.retryAfter))
  headers.push('Cache-Control', 'no-store', 'Content-Security-Policy', POLICY)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

function written({ headers }: IncomingMessage, status: number, refusal: Refusal): [string, string] {
  const { code, title, detail } = refusal
  const accept = headers.accept ?? ''
  if (accept.includes('application/problem+json'))
    return ['application/problem+json; charset=utf-8', JSON.stringify({ title, detail, status, code })]
  if (accept.includes('text/html')) return ['text/html; charset=utf-8', pageOf(refusal)]
  return ['text/plain; charset=utf-8', detail]
}

const pageOf = ({ title, detail }: Refusal) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}</style></head><body><main><h1>${title}</h1><p>${detail}</p></main></body></html>`

/** Next's page of a failure is empty until its scripts have run: who runs none reads the same words at once. */
export function withWords(reply: SiteReply): SiteReply {
  const isHtml = reply.headers['content-type']?.some((value) => value.startsWith('text/html'))
  if (reply.status < 500 || !isHtml) return reply
  const { title, detail } = REFUSALS[reply.status === 503 ? 503 : 500]
  const words = `<body><noscript><h1>${title}</h1><p>${detail}</p></noscript>`
  return { ...reply, body: Buffer.from(reply.body.toString().replace('<body>', words)) }
}
