import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { matchesEtag } from '@/lib/core/etag'
import type { Copy, Encoding } from './copies'
import { lateOutcome } from './late-outcome'
import type { Page } from './page'
import { cachedPagePolicy } from './policy'
import type { SiteReply } from './renderer'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Browsers say the same few things; whoever makes up others may not fill the memory. */
const kept = new BoundedCache<string, Encoding>('encodings')

/** The smallest form the client reads; a listed "q=0" refuses. */
export function negotiate(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const known = kept.get(accept)
  if (known) return known
  const encoding = smallest(accept)
  kept.set(accept, encoding, 0)
  return encoding
}

function smallest(accept: string): Encoding {
  const offers = accept.toLowerCase().split(',')
  const takes = (name: string) =>
    offers.some((offer) => {
      const [token = '', ...parameters] = offer.split(';').map((part) => part.trim())
      return token === name && !parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/**
 * `extra` are this request's own headers, as a flat list of names and values. Most visits end here: what can be
 * known before has been written when the page was kept.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  extra: string[],
): void {
  sendCopy(request, response, page.copies[negotiate(request.headers['accept-encoding'])], extra)
}

/** What has been packed before, or that the visitor has it already. */
export function sendCopy(
  request: IncomingMessage,
  response: ServerResponse,
  copy: Copy,
  extra: string[],
): void {
  if (matchesEtag(request.headers['if-none-match'], copy.etag)) {
    response.writeHead(304, copy.unchanged.concat(extra))
    response.end()
    return
  }
  response.writeHead(200, extra.length > 0 ? copy.headers.concat(extra) : copy.headers)
  response.end(request.method === 'HEAD' ? undefined : copy.body)
}

/**
 * A public page that is made for one request (a search, an address that leads nowhere): sent whole, with the same
 * policy as the kept ones, which only its finished HTML can name.
 */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, nonce }: SiteReply,
  extra: string[],
): Promise<void> {
  for (const [name, values] of Object.entries(headers)) {
    if (values && !ABOUT_DELIVERY.test(name)) response.setHeader(name, values)
  }
  for (let at = 0; at + 1 < extra.length; at += 2) response.setHeader(extra[at] ?? '', extra[at + 1] ?? '')
  const isHtml = headers['content-type']?.some((value) => value.startsWith('text/html')) ?? false
  const late = isHtml && status === 200 ? lateOutcome(body.toString()) : null
  if (late && 'location' in late) {
    response.writeHead(late.status, { location: late.location, 'cache-control': 'private, no-store' })
    response.end()
    return
  }
  if (isHtml) {
    response.setHeader('content-security-policy', cachedPagePolicy(body.toString(), nonce))
    // Made for this request; what leads nowhere today may lead somewhere tomorrow.
    response.setHeader('cache-control', 'private, no-store')
    response.removeHeader('etag')
  }
  // Anything else down here is a picture, and packed already.
  const encoding = isHtml ? negotiate(request.headers['accept-encoding']) : 'identity'
  const bytes = await encoded(body, encoding)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('vary', 'Accept-Encoding')
  response.writeHead(late?.status ?? status, { 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const ABOUT_DELIVERY = /^(?:connection|keep-alive|transfer-encoding|content-length|date|vary|x-request-id)$/i

function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? zip(body) : body
}
