import type { Copies } from './copies'

/** Right as far as is known; perhaps out of date, after a gap in what we heard; known to be out of date. */
export type State = 'fresh' | 'doubtful' | 'stale'

export type Page = {
  copies: Copies
  bytes: number
  at: number
  state: State
  /** The last render failed, or is slow: until then the copy is served whatever its state. */
  retryAt: number
  /** How long that is after the next render that fails. */
  pauseMs: number
  /** What the page shows; null when that is not known, and any change may concern it. */
  tags: readonly string[] | null
}
