import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@/lib/core/etag'
import type { Encoding } from './encoding'

/** Headers are flat lists of names and values; `unchanged` are those of a 304, which describe no body. */
export type Copy = { body: Buffer; etag: string; headers: string[]; unchanged: string[] }
/** A reply in the forms in which it is sent. */
export type Copies = Record<Encoding, Copy>

type Given = {
  body: Buffer
  encoding: Encoding
  /** Of the reply as it is unpacked, which the ETags of all its forms begin with. */
  hash: string
  shared: readonly string[]
  /** What only a reply with a body is sent with. */
  about?: readonly string[]
}

/** A reply ready to be sent. A strong ETag is one of these very bytes. */
export function copyOf({ body, encoding, hash, shared, about = [] }: Given): Copy {
  const isPlain = encoding === 'identity'
  const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`
  const unchanged = [...shared, 'ETag', etag]
  const encoded = isPlain ? [] : ['Content-Encoding', encoding]
  const headers = [...unchanged, ...about, ...encoded, 'Content-Length', String(body.length)]
  return { body, etag, unchanged, headers }
}

/**
 * Sends it, or says that the visitor has it already. `extra` are this request's own headers. Most visits end here: what can be
 * known before has been written when the copy was made.
 */
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
