import type { IncomingMessage } from 'node:http'
import { Share } from './address-limit'
import { Refused } from './refusal'

const KB = 1024
const MB = 1024 * KB

const LIMITS = {
  /** Forms and calls have a few kilobytes; more than this is an upload, which only the API takes. */
  small: 64 * KB,
  /** A file of 25 MB, what a form writes around it, and room. */
  large: 32 * MB,
  /** How long a small body may take to arrive. */
  wholeMs: 30_000,
  /** Bytes held of those that are still arriving. */
  arriving: { each: 8 * MB, all: 64 * MB },
  /** Large ones on their way, each of which keeps a line to the site busy. */
  uploads: { each: 16, all: 256 },
}
type Limits = typeof LIMITS
/** How long the rest of a refused body is read. */
const REST_MS = 10_000

/**
 * What a request sends: `start` has arrived. Where that is not the whole, the rest is still to be read from the request,
 * and no more than `most` in all.
 */
export type Body = { start: Buffer; isWhole: boolean; most: number; letGo(): void }

const NOTHING = Buffer.alloc(0)
const nothing = (): Body => ({ start: NOTHING, isWhole: true, most: 0, letGo: () => undefined })

const takesUploads = (target = '') => /^\/v2\/(?!internal(?:[/?]|$))/.test(target)

/**
 * Takes in what requests send before anybody is asked to answer them, so that whoever sends little by little keeps
 * nobody busy. Only large bodies pass through as they come, and of those there is a number.
 */
export class Bodies {
  private readonly limits: Limits
  private readonly arriving: Share
  private readonly uploads: Share

  constructor(limits: Partial<Limits> = {}) {
    this.limits = { ...LIMITS, ...limits }
    this.arriving = new Share(this.limits.arriving)
    this.uploads = new Share(this.limits.uploads)
  }

  /** Resolves when it is there, or known to be large; with null when the caller has left. */
  async take(request: IncomingMessage): Promise<Body | null> {
    try {
      return await this.read(request)
    } catch (error) {
      discardRest(request)
      throw error
    }
  }

  private async read(request: IncomingMessage): Promise<Body | null> {
    const { headers, url } = request
    const length = headers['content-length']
    if (length === undefined && headers['transfer-encoding'] === undefined) return nothing()
    const { small } = this.limits
    const most = takesUploads(url) ? this.limits.large : small
    if (Number(length ?? 0) > most) throw new Refused(413)
    if (Number(length ?? 0) > small) return this.upload(request, NOTHING, most)
    const { start, end } = await this.gather(request)
    if (end === 'gone') return null
    if (end === 'whole') return { ...nothing(), start }
    if (most === small) throw new Refused(413)
    return this.upload(request, start, most)
  }

  private upload(request: IncomingMessage, start: Buffer, most: number): Body {
    return { start, isWhole: false, most, letGo: this.uploads.take(addressOf(request)) }
  }

  /** Reads until the end, or until there is more than a small body has. */
  private async gather(request: IncomingMessage): Promise<{ start: Buffer; end: End }> {
    const gathered = new Gathered((much) => this.arriving.take(addressOf(request), much))
    try {
      const end = await readUntil(request, this.limits.wholeMs, (piece) => {
        gathered.add(piece)
        return gathered.bytes.length > this.limits.small
      })
      return { start: gathered.bytes, end }
    } finally {
      gathered.letGo()
    }
  }
}

/** Reads what is still to come to nowhere, for a while: browsers look at a reply when they have sent everything. */
export function discardRest(request: IncomingMessage): void {
  request.on('error', () => undefined).resume()
  const late = setTimeout(() => request.destroy(), REST_MS).unref()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(late))
}

type End = 'whole' | 'more' | 'gone'

/** Reads pieces until `isEnough`, the end of the body, or that of its caller. */
function readUntil(
  request: IncomingMessage,
  limitMs: number,
  isEnough: (piece: Buffer) => boolean,
): Promise<End> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      clearTimeout(late)
      request.pause().off('data', onData).off('end', onEnd).off('close', onGone)
      work()
    }
    const onData = (piece: Buffer) => {
      try {
        if (isEnough(piece)) settle(() => resolve('more'))
      } catch (error) {
        settle(() => reject(error))
      }
    }
    const onEnd = () => settle(() => resolve('whole'))
    const onGone = () => settle(() => resolve('gone'))
    const late = setTimeout(() => settle(() => reject(new Refused(408))), limitMs)
    request.on('data', onData).on('end', onEnd).on('close', onGone)
    if (request.destroyed) onGone()
  })
}

/** Bytes in one piece, however small those are in which they come. */
class Gathered {
  private room = NOTHING
  private size = 0
  private readonly held: (() => void)[] = []

  constructor(private readonly take: (much: number) => () => void) {}

  get bytes(): Buffer {
    return this.room.subarray(0, this.size)
  }

  add(piece: Buffer): void {
    const needed = this.size + piece.length
    if (needed > this.room.length) this.grow(Math.max(needed, this.room.length * 2, KB))
    piece.copy(this.room, this.size)
    this.size = needed
  }

  letGo(): void {
    for (const giveBack of this.held.splice(0)) giveBack()
  }

  private grow(size: number): void {
    this.held.push(this.take(size - this.room.length))
    const room = Buffer.allocUnsafeSlow(size)
    this.bytes.copy(room)
    this.room = room
  }
}

/** As the listener has found it. */
const addressOf = ({ headers, socket }: IncomingMessage) =>
  String(headers['x-client-ip'] ?? socket.remoteAddress ?? '')
