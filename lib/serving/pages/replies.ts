import type { IncomingMessage } from 'node:http'
import { hashOf } from '@/lib/core/etag'
import type { Mark } from '@/lib/core/generations'
import { ownBytes } from '@/lib/core/own-bytes'
import { type Begun, TaggedCache } from '@/lib/core/tagged-cache'
import { type Copies, type Copy, copyOf } from '@/lib/http/copies'
import { type Encoding, negotiate, packed } from '@/lib/http/encoding'
import { LARGE_REPLY, MARK_HEADER, readMark } from '@/lib/http/shared-reply'
import { watchReply } from '../forward'

const MAX_TARGET = 300
const MAX_BODY = 8 * 1024 * 1024
/** Without news a copy lasts as long as that of a page. */
const TTL_MS = 60_000
/** Less than this fits into one packet as it is. */
const WORTH_PACKING = 1_400

type Held = {
  /** Of a large reply those that somebody has asked for, as the site has sent them, and never the plain one. */
  copies: Partial<Copies>
  hash: string
  shared: string[]
  isPacking: boolean
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
    const copy = held.copies[encoding]
    const plain = held.copies.identity
    if (copy || (plain && plain.body.length < WORTH_PACKING)) return copy ?? plain
    if (plain) void this.pack(url, held, plain.body)
    else if (encoding !== 'identity' && method === 'GET') this.watch(request, url)
    return plain
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
        if (!reply.complete || bytes > MAX_BODY) return
        this.keep(url, reply, ownBytes(Buffer.concat(chunks)), encoding, { ...begun, ...marked })
      })
    })
  }

  private keep(
    url: string,
    reply: IncomingMessage,
    body: Buffer,
    encoding: Encoding,
    { forAll, ...begun }: Begun & { mark: Mark; forAll: boolean },
  ): void {
    // Who reads nothing packed was sent it whole; the next one is, too.
    if (encoding === 'identity' && body.length > LARGE_REPLY) return
    const shared = [...this.headers, ...headersOf(reply)]
    const hash = sentHash(reply.headers.etag, encoding) ?? hashOf(body)
    const before = this.cache.get(url)
    const known = before?.hash === hash ? before : undefined
    const copies = { ...known?.copies, [encoding]: copyOf({ body, encoding, hash, shared }) }
    const bytes = body.length + url.length + 1_000 + (known?.bytes ?? 0)
    this.cache.put(url, { copies, hash, shared, isPacking: false, forAll, begun, bytes }, begun, bytes)
  }

  private async pack(url: string, held: Held, body: Buffer): Promise<void> {
    if (held.isPacking) return
    held.isPacking = true
    const { hash, shared } = held
    const forms = ['br', 'gzip'] as const
    const bodies = await Promise.all(forms.map((encoding) => packed(encoding, body, 'again')))
    let { bytes } = held
    for (const [at, encoding] of forms.entries()) {
      const own = ownBytes(bodies[at] ?? body)
      held.copies[encoding] = copyOf({ body: own, encoding, hash, shared })
      bytes += own.length
    }
    this.cache.put(url, { ...held, bytes }, held.begun, bytes)
  }
}

const isEncoding = (text: string): text is Encoding => text === 'br' || text === 'gzip' || text === 'identity'

/** Of the ETag that it was sent with. */
const sentHash = (etag: string | undefined, encoding: Encoding) =>
  etag?.replaceAll('"', '').replace(new RegExp(`-${encoding}$`), '')

/** As they came, with what depends on how the body is sent. */
function headersOf(reply: IncomingMessage): string[] {
  const kept: string[] = []
  for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
    if (!DROPPED.test(name) && name !== MARK_HEADER) for (const value of values) kept.push(name, value)
  }
  const vary = new Set(['Accept-Encoding', ...(reply.headers.vary?.split(/,\s*/) ?? [])])
  return [...kept, 'vary', [...vary].join(', ')]
}
