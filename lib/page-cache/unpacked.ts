import { gunzipSync } from 'node:zlib'

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
    this.makeRoom()
    return body
  }

  /** Whoever has been asked for since the last look gets a second round. */
  private makeRoom(): void {
    for (const [packed, one] of this.bodies) {
      if (this.bytes <= this.maxBytes) return
      this.bodies.delete(packed)
      if (one.used) this.bodies.set(packed, { ...one, used: false })
      else this.bytes -= one.body.length + packed.length
    }
  }
}
