import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Mark } from '../core/generations'
import { ownBytes } from '../core/own-bytes'
import { type Begun, TaggedCache } from '../core/tagged-cache'
import type { Copies, Copy, Encoding } from './copies'
import { MARK_HEADER, readMark } from './reply-mark'
import { watchReply } from './reply-watch'
import { negotiate } from './sender'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const MAX_TARGET = 300
const MAX_BODY = 8 * 1024 * 1024
/** More than this is kept packed alone, from its first time on: who reads nothing packed is answered by the site. */
const LARGE = 256 * 1024
/** Without news a copy lasts as long as that of a page. */
const TTL_MS = 60_000
/** Less than this fits into one packet as it is. */
const WORTH_PACKING = 1_400

type Held = {
  plain: Copy
  packed: Partial<Copies>
  isPacking: boolean
  isLarge: boolean
  /** Also for those who say who they are. */
  forAll: boolean
  begun: Begun
  bytes: number
}

/** What the listener adds itself, and what describes one delivery. */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|date|content-length|vary|etag|x-request-id|strict-transport-security)$/i

/** What is asked by a page of another site says whose it is, too: the reply names that site. Tokens of an area are renewed by the site. */
const isPersonal = ({ headers }: IncomingMessage) =>
  Boolean(headers['x-area'] || headers['x-refresh-token'] || headers.origin)

/**
 * Replies of the API that are the same for everybody who does not say who they are, as the site has marked them, ready to
 * be sent. They are packed when they are asked for a second time.
 */
export class ReplyCache {
  private readonly cache: TaggedCache<Held>

  /** `headers` is what the listener adds to every reply, as a flat list. */
  constructor(
    private readonly headers: readonly string[],
    epoch: () => number | null,
  ) {
    this.cache = new TaggedCache({ name: 'replies', ttlMs: TTL_MS, epoch })
  }

  get size(): number {
    return this.cache.size
  }

  /** The copy for this request; otherwise its reply is looked at when it passes. */
  find(request: IncomingMessage): Copy | undefined {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_TARGET || isPersonal(request))
      return undefined
    const held = this.cache.get(url)
    if (!held) {
      if (method === 'GET') this.watch(request, url)
      return undefined
    }
    if (request.headers.authorization && !held.forAll) return undefined
    const encoding = negotiate(request.headers['accept-encoding'])
    if (held.isLarge) return encoding === 'identity' ? undefined : held.packed[encoding]
    if (encoding === 'identity' || held.plain.body.length < WORTH_PACKING) return held.plain
    if (!held.isPacking) void this.pack(url, held)
    return held.packed[encoding] ?? held.plain
  }

  private watch(request: IncomingMessage, url: string): void {
    const begun = this.cache.begin([])
    if (!begun) return
    watchReply(request, (reply) => {
      const marked = readMark(reply.headers[MARK_HEADER])
      if (!marked || (request.headers.authorization && !marked.forAll)) return
      if (reply.statusCode !== 200 || reply.headers['content-encoding']) return
      const chunks: Buffer[] = []
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= MAX_BODY) chunks.push(chunk)
      })
      reply.on('end', () => {
        if (reply.complete && bytes <= MAX_BODY)
          this.keep(url, reply, ownBytes(Buffer.concat(chunks)), { ...begun, ...marked })
      })
    })
  }

  private keep(
    url: string,
    reply: IncomingMessage,
    body: Buffer,
    { forAll, ...begun }: Begun & { mark: Mark; forAll: boolean },
  ): void {
    const plain = copyOf(
      body,
      [...this.headers, ...headersOf(reply)],
      tagOf(reply.headers.etag, body),
      'identity',
    )
    const bytes = body.length + url.length + 1_000
    const isLarge = body.length > LARGE
    const held = { plain, packed: {}, isPacking: false, isLarge, forAll, begun, bytes }
    if (isLarge) void this.pack(url, held)
    else this.cache.put(url, held, begun, bytes)
  }

  private async pack(url: string, held: Held): Promise<void> {
    held.isPacking = true
    const { body, unchanged, etag } = held.plain
    const [br, gz] = await Promise.all([
      brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      zip(body),
    ])
    const [shared, hash] = [unchanged.slice(0, -2), etag.slice(1, -1)]
    held.packed = {
      br: copyOf(ownBytes(br), shared, hash, 'br'),
      gzip: copyOf(ownBytes(gz), shared, hash, 'gzip'),
    }
    const plain = held.isLarge ? { ...held.plain, body: Buffer.alloc(0) } : held.plain
    const bytes = held.bytes - (held.plain.body.length - plain.body.length) + br.length + gz.length
    this.cache.put(url, { ...held, plain, bytes }, held.begun, bytes)
  }
}

const tagOf = (given: string | undefined, body: Buffer) =>
  given?.replaceAll('"', '') ?? createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** As they came, with what depends on how the body is sent. */
function headersOf(reply: IncomingMessage): string[] {
  const kept: string[] = []
  for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
    if (!DROPPED.test(name) && name !== MARK_HEADER) for (const value of values) kept.push(name, value)
  }
  return [...kept, 'vary', ['Accept-Encoding', reply.headers.vary].filter(Boolean).join(', ')]
}

/** A strong ETag is one of these very bytes. */
function copyOf(body: Buffer, shared: string[], hash: string, encoding: Encoding): Copy {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const unchanged = [...shared, 'etag', etag]
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, etag, unchanged, headers: [...unchanged, ...encoded, 'content-length', String(body.length)] }
}
