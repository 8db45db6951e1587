import { gunzipSync } from 'node:zlib'
import { makeRoom } from '@/lib/core/second-chance'

/** Unpacked bodies by use, within so many bytes: a robot that walks the site may not take the memory of the others. */
export class Unpacked {
  private readonly bodies = new Map<Buffer, { body: Buffer; used: boolean }>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  /** What was packed with gzip. */
  of(packed: Buffer): Buffer {
    const known = this.bodies.get(packed)
    if (known) {
      known.used = true
      return known.body
    }
    const body = gunzipSync(packed)
    this.bodies.set(packed, { body, used: false })
    this.bytes += body.length + packed.length
    const isTooMuch = () => this.bytes > this.maxBytes
    makeRoom(this.bodies, isTooMuch, (old) => this.remove(old))
    return body
  }

  private remove(packed: Buffer): void {
    this.bytes -= packed.length + (this.bodies.get(packed)?.body.length ?? 0)
    this.bodies.delete(packed)
  }
}
