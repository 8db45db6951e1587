import { setTimeout as sleep } from 'node:timers/promises'

/** As the primary says it: how far its log is on the disk. */
export type PrimaryPlace = { system: string; flushed: bigint }
/** As the replica says it: how far it has come, and how long ago what it did last was committed. */
export type ReplicaPlace = { system: string; isStandby: boolean; replayed: bigint; seconds: number | null }

/** Why a read goes to the primary all the same; `unmarked`: nobody has said what it must come after. */
export type Refusal = 'unmarked' | 'away' | 'late' | 'behind'

type Ask = {
  primary(): Promise<PrimaryPlace>
  replica(): Promise<ReplicaPlace>
  now?: () => number
}

const PROBE_MS = 500
/** How long a replica that was away is left alone. */
const AGAIN_MS = 3_000
/** So long after the last read nobody asks any more. */
const IDLE_MS = 30_000
/** What was heard longer ago may have changed. */
const FRESH_MS = 2_000
/** The same of the primary, which may keep whoever asks waiting. */
const KNOWN_MS = 6_000
/** A replica that is older than this is none. */
const MOST_LAG_MS = 10_000
/** How long a read waits for the replica to come as far as it must, and how often it looks. */
const WAIT_MS = 100
const LOOK_MS = 5
/** After a wait in vain nobody else waits for so long. */
const STUCK_MS = 1_000

const MOST_SAMPLES = Math.ceil((3 * MOST_LAG_MS) / PROBE_MS)

type Sample = { at: number; flushed: bigint }

/**
 * What is known of a replica: whether it answers, how far it has come, how old it is. It is asked twice a second for as long as
 * somebody reads, so that no read asks for itself.
 */
export class ReplicaWatch {
  /** Grows whenever the replica was lost: what was read meanwhile may come from one that had gone back. */
  losses = 0
  private isUp = false
  private replayed = 0n
  private heardAt = Number.NEGATIVE_INFINITY
  private readAt = Number.NEGATIVE_INFINITY
  private triedAt = Number.NEGATIVE_INFINITY
  private stuckUntil = Number.NEGATIVE_INFINITY
  private samples: Sample[] = []
  private seconds: number | null = null
  private sampledAt = Number.NEGATIVE_INFINITY
  private system: string | undefined
  private ofReplica: string | undefined
  private sampling: Promise<void> | undefined
  private looking: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private readonly now: () => number

  constructor(private readonly ask: Ask) {
    this.now = ask.now ?? (() => performance.now())
  }

  /** Whether a read that must see what was written before `after` may go there now; a short wait included. */
  async admits(after: bigint): Promise<Refusal | null> {
    this.readAt = this.now()
    this.watch()
    if (!this.isGood() || this.now() - this.heardAt > FRESH_MS) return 'away'
    if (this.isLate()) return 'late'
    if (after <= this.replayed) return null
    return (await this.comesTo(after)) ? null : 'behind'
  }

  /** A read has found it away: nobody tries again for a while. */
  lose(): void {
    this.losses += 1
    this.isUp = false
    // One that begins again may be a little behind what it had shown.
    this.replayed = 0n
    this.triedAt = this.now()
  }

  /** Or perhaps late: nobody knows where the primary is. */
  isLate(): boolean {
    return this.now() - this.sampledAt > KNOWN_MS || this.lagMs() > MOST_LAG_MS
  }

  /** For how long the primary has been further than the replica; NaN where nobody knows. */
  lagMs(): number {
    const [newest, oldest] = [this.samples.at(-1), this.samples[0]]
    if (!newest || !oldest) return Number.NaN
    if (this.replayed >= newest.flushed) return 0
    const now = this.now()
    const missed = this.samples.find(({ flushed }) => flushed > this.replayed)
    const lag = now - (missed?.at ?? now)
    // It may have been late before anybody looked.
    const isNew = now - oldest.at < MOST_LAG_MS
    return isNew && this.seconds !== null ? Math.max(lag, this.seconds * 1_000) : lag
  }

  /** Asks both now, whenever they were asked last; false where the replica is none. */
  async look(): Promise<boolean> {
    await Promise.all([this.sampleOnce(), this.lookOnce()])
    return this.isGood()
  }

  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.readAt = Number.NEGATIVE_INFINITY
  }

  private isGood = () => this.isUp && this.system !== undefined && this.system === this.ofReplica

  private watch(): void {
    if (this.timer) return
    void this.sampleOnce()
    if (this.isUp || this.now() - this.triedAt >= AGAIN_MS) void this.lookOnce()
    this.timer = setTimeout(() => {
      this.timer = undefined
      if (this.now() - this.readAt < IDLE_MS) this.watch()
      else this.samples = []
    }, PROBE_MS)
    this.timer.unref()
  }

  /** Of a busy primary the answer may be late: what is known of the replica does not wait for it. */
  private sampleOnce(): Promise<void> {
    this.sampling ??= this.sample().finally(() => {
      this.sampling = undefined
    })
    return this.sampling
  }

  private async sample(): Promise<void> {
    const at = this.now()
    const place = await this.ask.primary().catch(() => null)
    if (!place) return
    this.system = place.system
    this.sampledAt = at
    this.samples = [...this.samples, { at, flushed: place.flushed }].slice(-MOST_SAMPLES)
  }

  /** Whoever waits at the same time looks together. */
  private lookOnce(): Promise<void> {
    this.looking ??= this.hear().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  private async hear(): Promise<void> {
    const { losses } = this
    const at = this.now()
    this.triedAt = at
    const place = await this.ask.replica().catch(() => null)
    // Lost meanwhile: it may be another one by now.
    if (losses !== this.losses) return
    if (!place?.isStandby || (this.system !== undefined && place.system !== this.system)) return this.lose()
    if (place.replayed > this.replayed) this.stuckUntil = Number.NEGATIVE_INFINITY
    this.ofReplica = place.system
    this.replayed = place.replayed
    this.seconds = place.seconds
    this.heardAt = at
    this.isUp = true
  }

  private async comesTo(after: bigint): Promise<boolean> {
    if (this.now() < this.stuckUntil) return false
    for (const end = this.now() + WAIT_MS; this.isUp && this.now() < end; await sleep(LOOK_MS)) {
      await this.lookOnce()
      if (after <= this.replayed) return this.isUp
    }
    this.stuckUntil = this.now() + STUCK_MS
    return false
  }
}
