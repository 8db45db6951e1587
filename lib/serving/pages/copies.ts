import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { OWN_HEADERS, VARY } from '@/lib/core/next-internals'
import { ownBytes } from '@/lib/core/own-bytes'
import { readyHtml } from './html'
import { cachedPagePolicy } from './policy'
import { Unpacked } from './unpacked'

export type Encoding = 'br' | 'gzip' | 'identity'
/** Headers are flat lists of names and values; `unchanged` are those of a 304, which describe no body. */
export type Copy = { body: Buffer; etag: string; headers: string[]; unchanged: string[] }
export type Copies = Record<Encoding, Copy>

/** What the renderer found: a page for everybody, one that must not be kept, or nothing (a failure). */
export type Rendered =
  | { kind: 'page'; html: Buffer; headers: [string, string][] }
  | { kind: 'other' }
  | { kind: 'failed' }
/** Three quarters of a page's weight, for the few who read nothing smaller: the pages that they ask for, and no others. */
const unpacked = new Unpacked()
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Headers of the renderer that make no sense on a kept copy: it may be sent over http and https. */
const DROPPED =
  /^(?:etag$|cache-control$|content-|transfer-encoding$|connection$|keep-alive$|date$|vary$|x-request-id$|set-cookie$|strict-transport-security$)/i
function copyOf(body: Buffer, encoding: Encoding, hash: string, shared: string[]): Copy {
  const etag = `"${hash}-${encoding}"`
  const unchanged = [...shared, 'ETag', etag]
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const about = [
    'Content-Type',
    'text/html; charset=utf-8',
    ...encoded,
    'Content-Length',
    String(body.length),
  ]
  return { body, etag, headers: [...unchanged, ...about], unchanged }
}

/** The ETag is of the whole page; what it is sent with may have changed without it. */
const isSame = (before: Copy, now: Copy) => before.unchanged.join('\n') === now.unchanged.join('\n')

/** Each form has its headers, the policy with its hashes among them. */
const ENCODINGS = 3

/** From 9 on brotli first writes over 32 MB of memory, a tenth of a second of processor for one page less than 1% lighter. */
const QUALITY = 8

type Made = { html: Buffer; headers: [string, string][] }

type Packed = { copies: Copies; bytes: number }

/**
 * A page in the forms in which it is sent, and the memory that they take. One that has been made again after a change and has
 * come out as it was `before` is not compressed again, which takes about as long as making it.
 */
export async function packed(made: Made, headers: readonly string[], before?: Packed): Promise<Packed> {
  const text = readyHtml(made.html.toString())
  const html = Buffer.from(text)
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const kept = made.headers.filter(
    ([name]) =>
      !DROPPED.test(name) && !name.startsWith(OWN_HEADERS) && !/^content-security-policy$/i.test(name),
  )
  const shared = [
    ...kept.flat(),
    ...headers,
    'Content-Security-Policy',
    cachedPagePolicy(text),
    // Browsers ask every time and get a 304; only this process knows when a page has changed.
    'Cache-Control',
    'public, max-age=0, must-revalidate',
    'Vary',
    `Accept-Encoding, ${VARY}`,
  ]
  if (before && isSame(before.copies.br, copyOf(before.copies.br.body, 'br', hash, shared))) {
    return { copies: before.copies, bytes: before.bytes }
  }
  const [br, gz] = await Promise.all([
    brotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    zip(html, { level: 9 }),
  ])
  const own = { br: ownBytes(br), gzip: ownBytes(gz) }
  const copies = {
    br: copyOf(own.br, 'br', hash, shared),
    gzip: copyOf(own.gzip, 'gzip', hash, shared),
    identity: {
      ...copyOf(html, 'identity', hash, shared),
      get body() {
        return unpacked.of(own.gzip)
      },
    },
  }
  const written = shared.reduce((sum, text) => sum + text.length, 0)
  return { copies, bytes: own.br.length + own.gzip.length + ENCODINGS * written }
}
