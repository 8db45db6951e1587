import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Mark } from '../../core/generations'
import { ownBytes } from '../../core/own-bytes'
import { type Begun, TaggedCache } from '../../core/tagged-cache'
import type { Copies, Copy, Encoding } from './copies'
import { LARGE_REPLY, packedAs } from './packed-reply'
import { MARK_HEADER, readMark } from './reply-mark'
import { watchReply } from './reply-watch'
import { negotiate } from './sender'

const MAX_TARGET = 300
const MAX_BODY = 8 * 1024 * 1024
/** Without news a copy lasts as long as that of a page. */
const TTL_MS = 60_000
/** Less than this fits into one packet as it is. */
const WORTH_PACKING = 1_400

type Held = {
  plain: Copy
  packed: Partial<Copies>
  isPacking: boolean
  /** Kept packed alone, as the site has sent it: who reads nothing packed is answered by the site. */
  isLarge: boolean
  /** Also for those who say who they are. */
  forAll: boolean
  begun: Begun
  bytes: number
}

/** What the listener adds itself, and what describes one delivery. */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|date|content-length|content-encoding|vary|etag|x-request-id|strict-transport-security)$/i

/**
 * Whether a request says who makes it: it gets only what is the same for those, too, for which nobody looks at who it is (so that
 * no token is renewed by it either). Every client of the specification sends both tokens with every call.
 */
const saysWho = ({ headers }: IncomingMessage) =>
  Boolean(headers.authorization || headers['x-refresh-token'] || headers['x-area'])

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
    if (method !== 'GET' && method !== 'HEAD') return undefined
    // To a page of another site the reply names that site.
    if (url.length > MAX_TARGET || request.headers.origin) return undefined
    const held = this.cache.get(url)
    if (!held) {
      if (method === 'GET') this.watch(request, url)
      return undefined
    }
    if (!held.forAll && saysWho(request)) return undefined
    const encoding = negotiate(request.headers['accept-encoding'])
    if (held.isLarge) {
      if (!held.packed[encoding] && encoding !== 'identity' && method === 'GET') this.watch(request, url)
      return held.packed[encoding]
    }
    if (encoding === 'identity' || held.plain.body.length < WORTH_PACKING) return held.plain
    if (!held.isPacking) void this.pack(url, held)
    return held.packed[encoding] ?? held.plain
  }

  private watch(request: IncomingMessage, url: string): void {
    const begun = this.cache.begin([])
    if (!begun) return
    watchReply(request, (reply) => {
      const marked = readMark(reply.headers[MARK_HEADER])
      if (!marked || (!marked.forAll && saysWho(request))) return
      const encoding = reply.headers['content-encoding'] ?? 'identity'
      if (reply.statusCode !== 200 || !isEncoding(encoding)) return
      const chunks: Buffer[] = []
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= MAX_BODY) chunks.push(chunk)
      })
      reply.on('end', () => {
        if (reply.complete && bytes <= MAX_BODY)
          this.keep(url, reply, { body: ownBytes(Buffer.concat(chunks)), encoding }, { ...begun, ...marked })
      })
    })
  }

  private keep(
    url: string,
    reply: IncomingMessage,
    { body, encoding }: Sent,
    { forAll, ...begun }: Begun & { mark: Mark; forAll: boolean },
  ): void {
    const shared = [...this.headers, ...headersOf(reply)]
    const hash = tagOf(reply.headers.etag, body, encoding)
    const about = { isPacking: false, forAll, begun }
    const bytes = body.length + url.length + 1_000
    if (encoding === 'identity') {
      // Who reads nothing packed was sent it whole; the next one is, too.
      if (body.length > LARGE_REPLY) return
      const plain = copyOf(body, shared, hash, 'identity')
      this.cache.put(url, { ...about, plain, packed: {}, isLarge: false, bytes }, begun, bytes)
      return
    }
    const before = this.cache.get(url)
    const isSame = before?.isLarge && before.plain.etag === `"${hash}"`
    const packed = {
      ...(isSame && before.packed),
      [encoding]: copyOf(body, shared, hash, encoding),
    }
    const all = bytes + (isSame ? before.bytes : 0)
    const plain = copyOf(Buffer.alloc(0), shared, hash, 'identity')
    this.cache.put(url, { ...about, plain, packed, isLarge: true, bytes: all }, begun, all)
  }

  private async pack(url: string, held: Held): Promise<void> {
    held.isPacking = true
    const { body, unchanged, etag } = held.plain
    const [br, gz] = await Promise.all([packedAs('br', body), packedAs('gzip', body)])
    const [shared, hash] = [unchanged.slice(0, -2), etag.slice(1, -1)]
    held.packed = {
      br: copyOf(ownBytes(br), shared, hash, 'br'),
      gzip: copyOf(ownBytes(gz), shared, hash, 'gzip'),
    }
    const bytes = held.bytes + br.length + gz.length
    this.cache.put(url, { ...held, bytes }, held.begun, bytes)
  }
}

type Sent = { body: Buffer; encoding: Encoding }

const isEncoding = (text: string): text is Encoding => text === 'br' || text === 'gzip' || text === 'identity'

/** The hash of the reply as it is unpacked, which the ETags of all its forms begin with. */
const tagOf = (given: string | undefined, body: Buffer, encoding: Encoding) =>
  given?.replaceAll('"', '').replace(new RegExp(`-${encoding}$`), '') ??
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** As they came, with what depends on how the body is sent. */
function headersOf(reply: IncomingMessage): string[] {
  const kept: string[] = []
  for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
    if (!DROPPED.test(name) && name !== MARK_HEADER) for (const value of values) kept.push(name, value)
  }
  const vary = new Set(['Accept-Encoding', ...(reply.headers.vary?.split(/,\s*/) ?? [])])
  return [...kept, 'vary', [...vary].join(', ')]
}

/** A strong ETag is one of these very bytes. */
function copyOf(body: Buffer, shared: string[], hash: string, encoding: Encoding): Copy {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const unchanged = [...shared, 'etag', etag]
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, etag, unchanged, headers: [...unchanged, ...encoded, 'content-length', String(body.length)] }
}
