import { isLate } from '@/lib/core/is-late'

/** A render that takes longer than this does not hold up a change: an edit shows within two seconds. */
const PATIENCE_MS = 300

/**
 * Lets any number of renders run at once, or one change alone. Next dates a page by the end of its render,
 * and lets renders share what they read: one that began before a change and ends after it would leave its
 * old page behind as newer than the change, and no visit would renew it.
 */
export class RenderGate {
  private inside = 0
  private emptied: (() => void) | undefined
  private closed: Promise<unknown> | undefined

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  /** Runs a render, after the change that is being made if there is one. */
  async render<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed
    this.inside += 1
    try {
      return await work()
    } finally {
      this.inside -= 1
      if (this.inside === 0) this.emptied?.()
    }
  }

  /** Runs a change when the renders under way have ended; new ones wait for it, and go on if it fails. */
  async change(work: () => Promise<void>): Promise<void> {
    while (this.closed) await this.closed
    const done = this.empty().then(work)
    this.closed = done.catch(() => undefined)
    try {
      await done
    } finally {
      this.closed = undefined
    }
  }

  private async empty(): Promise<void> {
    if (this.inside === 0) return
    const ended = new Promise<void>((resolve) => {
      this.emptied = resolve
    })
    await isLate(ended, this.patienceMs)
    this.emptied = undefined
  }
}
