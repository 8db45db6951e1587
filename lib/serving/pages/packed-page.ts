import { gunzipSync } from 'node:zlib'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { hashOf } from '@/lib/core/etag'
import { OWN_HEADERS, VARY } from '@/lib/core/next-internals'
import { ownBytes } from '@/lib/core/own-bytes'
import { type Copies, type Copy, copyOf } from '@/lib/http/copies'
import { type Encoding, packed } from '@/lib/http/encoding'
import { cachingHeaders } from './edge'
import { readyHtml } from './html'
import { cachedPagePolicy } from './policy'

/** A page in the forms in which it is sent, and the memory that they take. */
export type PackedPage = { copies: Copies; bytes: number }

/** Headers of the renderer that make no sense on a kept copy: it may be sent over http and https. */
const DROPPED =
  /^(?:etag$|cache-control$|content-|transfer-encoding$|connection$|keep-alive$|date$|vary$|x-request-id$|set-cookie$|strict-transport-security$)/i
const TYPE = ['Content-Type', 'text/html; charset=utf-8']

/** Each form has its headers, the policy with its hashes among them. */
const FORMS = 3

/** Three quarters of a page's weight, for the few who read nothing smaller: the pages that they ask for, and no others. */
const unpacked = new BoundedCache<Buffer, Buffer>('pages_unpacked')

/** In memory of its own: what is unpacked is held as long as its packed body. */
function unpack(body: Buffer): Buffer {
  const known = unpacked.get(body)
  if (known) return known
  const plain = ownBytes(gunzipSync(body))
  unpacked.set(body, plain, plain.length + body.buffer.byteLength)
  return plain
}

type Made = { html: Buffer; headers: [string, string][] }

/**
 * Next's page, ready to be sent with these headers besides its own. One that has been made again after a change and has come out as it
 * was `before` is not compressed again, which takes about as long as making it.
 */
export async function packedPage(
  made: Made,
  headers: readonly string[],
  before?: PackedPage,
  caching: readonly string[] = cachingHeaders(),
): Promise<PackedPage> {
  const text = readyHtml(made.html.toString())
  const html = Buffer.from(text)
  const hash = hashOf(html)
  const own = made.headers.filter(([name]) => !DROPPED.test(name) && !name.startsWith(OWN_HEADERS))
  const shared = [
    ...own.flat(),
    ...headers,
    'Content-Security-Policy',
    cachedPagePolicy(text),
    ...caching,
    'Vary',
    `Accept-Encoding, ${VARY}`,
  ]
  const form = (encoding: Encoding, body: Buffer) => copyOf({ body, encoding, hash, shared, about: TYPE })
  if (before && isSame(before.copies.br, form('br', before.copies.br.body))) return before
  const [br, gzip] = await Promise.all([packed('br', html, 'often'), packed('gzip', html, 'often')])
  const kept = { br: ownBytes(br), gzip: ownBytes(gzip) }
  const copies = {
    br: form('br', kept.br),
    gzip: form('gzip', kept.gzip),
    identity: {
      ...form('identity', html),
      get body() {
        return unpack(kept.gzip)
      },
    },
  }
  const written = shared.reduce((sum, one) => sum + one.length, 0)
  return { copies, bytes: kept.br.length + kept.gzip.length + FORMS * written }
}

/** The ETag is of the whole page; what it is sent with may have changed without it. */
const isSame = (before: Copy, now: Copy) => before.unchanged.join('\n') === now.unchanged.join('\n')
