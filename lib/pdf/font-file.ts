import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/**
 * A font as the OpenType file that a WOFF file packs (https://www.w3.org/TR/WOFF/, §3–5). Whoever draws a document reads its tables again
 * and again, and would unpack them as often: half of the time that a document takes.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * power, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE(16 * (count - power), 10)
  const parts = [head]
  let offset = head.length
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(HEADER + ENTRY * at, HEADER + ENTRY * (at + 1))
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    if (table.length !== length) throw new Error('a table of the WOFF file is not as long as it says')
    const own = 12 + 16 * at
    entry.copy(head, own, 0, 4)
    entry.copy(head, own + 4, 16, 20)
    head.writeUInt32BE(offset, own + 8)
    head.writeUInt32BE(length, own + 12)
    // Each begins at a multiple of four bytes.
    const filled = Buffer.alloc((length + 3) & ~3)
    table.copy(filled)
    parts.push(filled)
    offset += filled.length
  }
  return Buffer.concat(parts)
}
