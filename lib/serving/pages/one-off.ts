import type { IncomingMessage, ServerResponse } from 'node:http'
import { LATE_OUTCOME } from '@/lib/core/next-internals'
import { negotiate, packed } from '@/lib/http/encoding'
import { wordsOf } from '@/lib/http/refusal'
import { cachedPagePolicy } from './policy'
import { isHtml, type SiteReply } from './renderer'

const ABOUT_DELIVERY = /^(?:connection|keep-alive|transfer-encoding|content-length|date|vary|x-request-id)$/i
const MINE = 'private, no-store'

/**
 * A public page that is made for one request (a search, an address that leads nowhere): sent whole, with the same
 * policy as the kept ones, which only its finished HTML can name.
 */
export async function sendOneOff(
  request: IncomingMessage,
  response: ServerResponse,
  made: SiteReply,
  extra: readonly string[],
): Promise<void> {
  const { status, headers, body, nonce } = withWords(made)
  for (const [name, values] of Object.entries(headers)) {
    if (values && !ABOUT_DELIVERY.test(name)) response.setHeader(name, values)
  }
  for (let at = 0; at + 1 < extra.length; at += 2) response.setHeader(extra[at] ?? '', extra[at + 1] ?? '')
  const isPage = isHtml(headers)
  const late = isPage && status === 200 ? lateOutcome(body.toString()) : null
  if (late && 'location' in late) {
    response.writeHead(late.status, { location: late.location, 'cache-control': MINE })
    response.end()
    return
  }
  if (isPage) {
    response.setHeader('content-security-policy', cachedPagePolicy(body.toString(), nonce))
    // Made for this request; what leads nowhere today may lead somewhere tomorrow.
    response.setHeader('cache-control', MINE)
    response.removeHeader('etag')
  }
  // Anything else down here is a picture, and packed already.
  const encoding = isPage ? negotiate(request.headers['accept-encoding']) : 'identity'
  const bytes = encoding === 'identity' ? body : await packed(encoding, body, 'once')
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('vary', 'Accept-Encoding')
  response.writeHead(late?.status ?? status, { 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

type LateOutcome = { status: 404 } | { status: 307 | 308; location: string } | null

/**
 * A missing page or a redirection inside HTML that began with 200: Next begins a page that depends on the request before it knows, and
 * writes `notFound()` and `redirect()` into the stream, for its own script to act on. Whoever has the whole page before sending
 * it can still say it properly.
 */
export function lateOutcome(html: string): LateOutcome {
  const found = LATE_OUTCOME.exec(html)
  if (!found) return null
  const [, location, status] = found
  return location === undefined ? { status: 404 } : { status: status === '308' ? 308 : 307, location }
}

/** Next's page of a failure is empty until its scripts have run: who runs none reads the same words at once. */
function withWords(made: SiteReply): SiteReply {
  if (made.status < 500 || !isHtml(made.headers)) return made
  const { title, detail } = wordsOf(made.status === 503 ? 503 : 500)
  const words = `<body><noscript><h1>${title}</h1><p>${detail}</p></noscript>`
  return { ...made, body: Buffer.from(made.body.toString().replace('<body>', words)) }
}
