import { areaPolicy } from '@/lib/auth/area-policy'
import { env } from '@/lib/core/env'
import { FAILED_PART, PAYLOAD_TYPE, PUSH } from '@/lib/core/next-internals'
import { type Packed, pack, WINDOW } from './gzip-parts'
import type { Rendered } from './render'
import { cut, type Part, type Slot } from './slots'

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
  const written = cached.flat().reduce((sum, text) => sum + text.length, 0)
  const bytes = parts.reduce(
    (sum, part) => sum + ('slot' in part ? 0 : part.deflated.length) + OF_A_PART,
    written,
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

/** One script in place of dozens, as on the public pages. */
const joinPushes = (html: string, nonce: string): string =>
  html.replaceAll(`)</script><script nonce="${nonce}">${PUSH}`, `);${PUSH}`)

export const policyWith = (nonce: string): string => areaPolicy(nonce, false, env().SITE_URL)
