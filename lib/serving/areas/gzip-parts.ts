import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { ownBytes } from '@/lib/core/own-bytes'
import { continuation } from './checksum'

/** A piece of a reply, alone or among others. `sumAfter` continues the checksum of all that stands before it. */
export type Packed = { deflated: Buffer; length: number; sumAfter(sum: number): number }

const deflate = promisify(deflateRaw)

/** A piece ends at a whole byte, so that another may follow. */
const WHOLE = { finishFlush: constants.Z_SYNC_FLUSH }
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const LAST = Buffer.from([3, 0])
const MAX_STORED = 0xffff
/** Below this, packing saves nothing. */
const SHORT = 200

/** What deflate looks back at. */
export const WINDOW = 32 * 1024

/** A hundredth larger than with the greatest effort, which takes two or three times as long. */
const LEVEL = 6

/**
 * To be done once. `before` is what will stand before the piece, byte by byte as far as it is
 * known: the piece refers to it instead of saying it again.
 */
export function pack(text: string, before: Buffer): Packed {
  const raw = Buffer.from(text)
  const dictionary = before.subarray(-WINDOW)
  const options = { ...WHOLE, level: LEVEL, ...(dictionary.length > 0 ? { dictionary } : {}) }
  return { deflated: ownBytes(deflateRawSync(raw, options)), length: raw.length, sumAfter: continuation(raw) }
}

/** A short text of one reply, as it is. */
export function storeText(text: string): Packed {
  const raw = Buffer.from(text)
  return { deflated: stored(raw), length: raw.length, sumAfter: (sum) => crc32(raw, sum) }
}

/** To be done for one reply: quickly, and not by the thread that answers everybody. */
export async function packQuickly(text: string): Promise<Packed> {
  if (text.length < SHORT) return storeText(text)
  const raw = Buffer.from(text)
  const deflated = await deflate(raw, { ...WHOLE, level: 1 })
  return { deflated, length: raw.length, sumAfter: (sum) => crc32(raw, sum) }
}

/** As it is, in a block of its own (RFC 1951, 3.2.4). */
function stored(raw: Buffer): Buffer {
  if (raw.length > MAX_STORED) throw new RangeError('too long to be stored in one block')
  const head = Buffer.alloc(5)
  head.writeUInt16LE(raw.length, 1)
  head.writeUInt16LE(raw.length ^ MAX_STORED, 3)
  return Buffer.concat([head, raw])
}

/** The pieces as one gzip body (RFC 1952). */
export function gzipped(parts: readonly Packed[]): Buffer {
  const end = Buffer.alloc(8)
  let sum = 0
  let length = 0
  for (const part of parts) {
    sum = part.sumAfter(sum)
    length += part.length
  }
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([HEADER, ...parts.map(({ deflated }) => deflated), LAST, end])
}
