import { limitKeyOf } from '@/lib/core/address-key'
import { Refused } from './refusal'

/** So much of something may be held at once by whoever calls from one address. */
export class AddressLimit {
  private readonly held = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Takes one more, or so much, and returns what gives it back; null when there is enough. */
  take(address: string, much = 1): (() => void) | null {
    const block = limitKeyOf(address)
    const after = (this.held.get(block) ?? 0) + much
    if (after > this.most) return null
    this.held.set(block, after)
    let isHeld = true
    return () => {
      if (isHeld) this.giveBack(block, much)
      isHeld = false
    }
  }

  private giveBack(block: string, much: number): void {
    const left = (this.held.get(block) ?? much) - much
    if (left > 0) this.held.set(block, left)
    else this.held.delete(block)
  }
}

/** Something that there is only so much of: no address has more than its share. */
export class Share {
  private readonly ofAddress: AddressLimit
  private held = 0

  constructor(private readonly most: { each: number; all: number }) {
    this.ofAddress = new AddressLimit(most.each)
  }

  /** Takes so much and returns what gives it back; 429 when the address has its share, 503 when nothing is left. */
  take(address: string, much = 1): () => void {
    if (this.held + much > this.most.all) throw new Refused(503)
    const giveBack = this.ofAddress.take(address, much)
    if (!giveBack) throw new Refused(429)
    this.held += much
    let isHeld = true
    return () => {
      if (isHeld) this.held -= much
      isHeld = false
      giveBack()
    }
  }
}
