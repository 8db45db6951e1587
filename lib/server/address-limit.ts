import { addressBlock } from '@/lib/core/incoming'

/** So many of something may be held at once by whoever calls from one address. */
export class AddressLimit {
  private readonly held = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Takes one more and returns what gives it back; null when there are enough. */
  take(address: string): (() => void) | null {
    const block = addressBlock(address)
    const now = this.held.get(block) ?? 0
    if (now >= this.most) return null
    this.held.set(block, now + 1)
    let isHeld = true
    return () => {
      if (isHeld) this.giveBack(block)
      isHeld = false
    }
  }

  private giveBack(block: string): void {
    const left = (this.held.get(block) ?? 1) - 1
    if (left > 0) this.held.set(block, left)
    else this.held.delete(block)
  }
}
