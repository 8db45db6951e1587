import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { FAILED_PART, PAYLOAD_TYPE } from '@/lib/core/next-internals'
import { reads } from '@/lib/http/encoding'
import { joinPushes } from '../pages/html'
import { gzipped, type Packed, pack, packQuickly, storeText, WINDOW } from './gzip-parts'
import type { Rendered } from './render'
import { cut, type Filling, type Part, type Slot, written } from './slots'

/** A page without anybody in it, packed around the slots that are filled when it is sent. */
export type CachedPage = {
  headers: [string, string][]
  parts: (Packed | Slot)[]
  /** Memory that it takes. */
  bytes: number
}

/** Headers that belong to one reply, or that are written anew for each. */
const OF_ONE_REPLY =
  /^(?:connection|keep-alive|transfer-encoding|date|etag|content-length|content-encoding|content-security-policy|x-request-id)$/

/** Memory that a part takes besides its bytes: the objects that hold them. */
const OF_A_PART = 200

/** A render as a page that may be cached; null for one that may not. */
export function toCachedPage({ state, status, headers, body }: Rendered): CachedPage | null {
  const type = headers['content-type'] ?? ''
  const kind = type.startsWith('text/html') ? 'document' : 'payload'
  const known = kind === 'document' || type.startsWith(PAYLOAD_TYPE)
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1]
  if (state.refused || status !== 200 || !known || !nonce || headers['set-cookie']) return null
  if (FAILED_PART.test(body) || (kind === 'document' && !body.endsWith('</html>'))) return null
  const text = kind === 'document' ? joinPushes(body, nonce) : body
  const parts = packAll(cut(text, { ...state.person, nonce }, kind), nonce.length)
  const cached = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !OF_ONE_REPLY.test(name) ? [[name, value]] : [],
  )
  const ofHeaders = cached.flat().reduce((sum, text) => sum + text.length, 0)
  const bytes = parts.reduce(
    (sum, part) => sum + ('slot' in part ? 0 : part.deflated.length) + OF_A_PART,
    ofHeaders,
  )
  return { headers: cached, parts, bytes }
}

/**
 * A nonce is always as long, so that what stands before it stays where it is for what follows; it is no text itself,
 * so that nothing refers to it. Behind a slot of any length a piece has nothing to refer to.
 */
function packAll(parts: Part[], nonceLength: number): CachedPage['parts'] {
  let before = Buffer.alloc(0)
  return parts.map((part) => {
    if ('text' in part) {
      const piece = pack(part.text, before)
      before = Buffer.concat([before, Buffer.from(part.text)]).subarray(-WINDOW)
      return piece
    }
    before = part.slot === 'nonce' ? Buffer.concat([before, Buffer.alloc(nonceLength)]) : Buffer.alloc(0)
    return part
  })
}

/** Fills a cached page in, and sends it whole. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, parts }: CachedPage,
  filling: Filling,
): Promise<void> {
  const data = await packQuickly(filling.data)
  const packed = gzipped(
    parts.map((part) => {
      if (!('slot' in part)) return part
      return part.slot === 'data' ? data : storeText(written(filling[part.slot], part))
    }),
  )
  const packs = reads(request.headers['accept-encoding'] ?? '', 'gzip')
  // Cached once, packed: the few who read nothing packed get it unpacked.
  const body = packs ? packed : gunzipSync(packed)
  for (const [name, value] of headers) response.setHeader(name, value)
  if (packs) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.setHeader('cache-control', 'private, no-store')
  response.end(body)
}
