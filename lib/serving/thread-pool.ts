import { setTimeout as sleep } from 'node:timers/promises'
import type { Inner } from '@/lib/core/incoming-proof'
import { isLate } from '@/lib/core/is-late'
import { SiteUnavailable } from '@/lib/http/refusal'
import type { Renderers, Tell } from '@/lib/serving/pages/renderer'
import type { SiteThread } from './thread'

/** A thread that has not taken a change after this is asked nothing until it has. */
const LATE_MS = 5_000

type Place = { thread: SiteThread; requests: number; sockets: number; untold: number; isLeaving: boolean }

/** The threads that answer, and which of them is asked next: the one with the least to do. */
export class ThreadPool implements Renderers {
  private places: Place[] = []
  private turn = 0
  private visitors = 0

  /** `onOutdated` hears of a thread that could not be told of a change, and shows what was before it. */
  constructor(
    private readonly onOutdated: (thread: SiteThread) => void,
    private readonly lateMs = LATE_MS,
  ) {}

  get size(): number {
    return this.places.length
  }

  get threads(): SiteThread[] {
    return this.places.map(({ thread }) => thread)
  }

  /** Takes it in; with `welcome` it is told of changes at once, and is asked for something when it has taken that. */
  async add(thread: SiteThread, welcome?: Tell): Promise<void> {
    const place = { thread, requests: 0, sockets: 0, untold: welcome ? 1 : 0, isLeaving: false }
    this.places.push(place)
    if (!welcome) return
    const isTold = await welcome(thread.inner, thread.gone)
    if (isTold) place.untold -= 1
    else if (!thread.gone.aborted) this.onOutdated(thread)
  }

  remove(thread: SiteThread): void {
    this.places = this.places.filter((place) => place.thread !== thread)
  }

  /** It is asked nothing more, as long as there are others. */
  spare(thread: SiteThread): void {
    for (const place of this.places) if (place.thread === thread) place.isLeaving = true
  }

  /** Whether it answers somebody, or holds a socket. */
  isUsed(thread: SiteThread): boolean {
    return this.places.some((place) => place.thread === thread && place.requests + place.sockets > 0)
  }

  /** Resolves when everything that it is answering has been answered, or it is gone. */
  async idle(thread: SiteThread, patienceMs: number): Promise<void> {
    const place = this.places.find((one) => one.thread === thread)
    for (const end = Date.now() + patienceMs; place && Date.now() < end; await sleep(50)) {
      if (place.requests === 0 || thread.gone.aborted) return
    }
  }

  /** Has it done by one of them; by another one when that is gone before it could be asked at all. */
  async ask<T>(work: (inner: Inner) => Promise<T>): Promise<T> {
    const tried = new Set<Place>()
    for (;;) {
      const place = this.pick('requests', tried)
      if (!place) throw new SiteUnavailable(new Error('no thread answers'))
      place.requests += 1
      try {
        return await work(place.thread.inner)
      } catch (error) {
        if (!isUnasked(error) || tried.size + 1 >= this.places.length) throw error
        tried.add(place)
      } finally {
        place.requests -= 1
      }
    }
  }

  /** The same for a visitor: what nobody waits for gives way meanwhile. */
  async serve<T>(work: (inner: Inner) => Promise<T>): Promise<T> {
    this.visitors += 1
    try {
      return await this.ask(work)
    } finally {
      this.visitors -= 1
    }
  }

  isBusy(): boolean {
    return this.visitors > 0
  }

  /** A line to one of them until `release` is called; null while nobody answers. */
  hold(): { inner: Inner; release(): void } | null {
    const place = this.pick('sockets')
    if (!place) return null
    place.sockets += 1
    let isHeld = true
    const release = () => {
      if (isHeld) place.sockets -= 1
      isHeld = false
    }
    return { inner: place.thread.inner, release }
  }

  /**
   * Tells all of them. Resolves when each has been told, is gone, or is not asked any more until it has been; at
   * least one has been told then, if any can.
   */
  async tellAll(tell: Tell): Promise<void> {
    await Promise.all(this.places.map((place) => this.tellOne(place, tell)))
  }

  private async tellOne(place: Place, tell: Tell): Promise<void> {
    const { thread } = place
    const told = tell(thread.inner, thread.gone)
    const isSlow = await isLate(told, this.lateMs)
    const isAlone = this.places.filter(isIn).length <= 1
    if (!isSlow || isAlone) return void ((await told) || this.lose(place))
    place.untold += 1
    void told.then((isTold) => {
      if (isTold) place.untold -= 1
      else this.lose(place)
    })
  }

  /** One that nobody could tell shows what was before. The only one goes on all the same: there is nobody else. */
  private lose(place: Place): void {
    if (place.thread.gone.aborted || this.size === 1) return
    place.untold += 1
    this.onOutdated(place.thread)
  }

  private pick(what: 'requests' | 'sockets', without = new Set<Place>()): Place | undefined {
    // One that shows what was before a change is not asked, whatever else there is.
    const left = this.places.filter((place) => place.untold === 0 && !without.has(place))
    const good = left.filter(isIn)
    const choice = good.length > 0 ? good : left
    // In turn among those with equally little to do.
    this.turn += 1
    let best: Place | undefined
    for (let at = 0; at < choice.length; at += 1) {
      const place = choice[(this.turn + at) % choice.length]
      if (place && (!best || place[what] < best[what])) best = place
    }
    return best
  }
}

const isIn = ({ untold, isLeaving }: Place) => untold === 0 && !isLeaving

/** Nothing was sent: nobody listens there any more. */
const isUnasked = (error: unknown) =>
  error instanceof SiteUnavailable &&
  ['ECONNREFUSED', 'ENOENT'].includes((error.cause as { code?: string }).code ?? '')
