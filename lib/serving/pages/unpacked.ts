import { gunzipSync } from 'node:zlib'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { ownBytes } from '@/lib/core/own-bytes'

/** Unpacked bodies by use, within so many bytes: a robot that walks the site may not take the memory of the others. */
export class Unpacked {
  private readonly bodies: BoundedCache<Buffer, Buffer>

  constructor(maxBytes?: number) {
    this.bodies = new BoundedCache('pages_unpacked', { maxBytes })
  }

  /** What was packed with gzip, in memory of its own: it is held as long as its body. */
  of(packed: Buffer): Buffer {
    const known = this.bodies.get(packed)
    if (known) return known
    const body = ownBytes(gunzipSync(packed))
    this.bodies.set(packed, body, body.length + packed.buffer.byteLength)
    return body
  }
}
