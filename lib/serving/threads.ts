import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { type Counters, countThreads } from '@/lib/core/metrics'
import { Bodies } from '@/lib/http/bodies'
import { refuse } from '@/lib/http/refusal'
import { publishSocketLimit } from '@/lib/realtime/gauge'
import type { Renderers, Tell } from '@/lib/serving/pages/renderer'
import { descriptorLimit, socketCap } from './descriptors'
import { EXPORT_FILE, exportThread } from './export-thread'
import { forward } from './forward'
import { newQuota } from './shared-quota'
import type { Site } from './site'
import { sweepSockets } from './socket'
import { type SiteThread, startThread } from './thread'
import { ThreadPool } from './thread-pool'
import { forwardUpgrade } from './upgrade'

/** So many ends within this time, and it is not one visit that is wrong. */
const MAX_ENDS = 5
const WITHIN_MS = 60_000
/** Before a thread that has ended begins again; longer each time. */
const PAUSE_MS = 200
/** What a thread that is replaced may still be answering. */
const LEAVE_MS = 15_000

export type SiteThreads = Site & {
  renderers: Renderers
  /** Starts the others, one after the other; each is told by `welcome` what has changed before it began. */
  grow(welcome: Tell): Promise<void>
  /** Ends them where they are. */
  terminate(): Promise<unknown>
}

type Given = {
  folder: string
  settings: Env
  tally: Counters
  onFailed(): void
  /** How many sockets may be open at once. */
  maxSockets?: number
}

/**
 * Starts the site in its first thread. One that ends by itself, or should, is started again while the others go on, or, where
 * it is the only one, while the listener does: kept pages are sent, everything else hears 503 for some seconds. `onFailed`
 * hears when that happens again and again.
 */
export async function startSiteThreads(given: Given): Promise<SiteThreads> {
  await sweepSockets()
  const keeper = new Keeper(given)
  await keeper.begin(1)
  const { pool } = keeper
  const bodies = new Bodies()
  const { maxSockets = socketCap(descriptorLimit()) } = given
  let sockets = 0
  if (Number.isFinite(maxSockets)) publishSocketLimit(maxSockets)
  return {
    renderers: pool,
    grow: (welcome) => keeper.grow(welcome),
    handle: async (request, response) => {
      const body = await bodies.take(request)
      if (!body) return
      await pool.serve((inner) => forward(inner, request, response, body)).finally(body.letGo)
    },
    upgrade: (request, socket, head) => {
      // Beyond that there would be no descriptors for the database and for modules that are yet to be loaded.
      const line = sockets < maxSockets ? pool.hold() : null
      if (!line) return refuse(socket, 503)
      sockets += 1
      socket.once('close', () => {
        sockets -= 1
        line.release()
      })
      forwardUpgrade(line.inner, request, socket, head)
    },
    hangUp: () => keeper.tell('hangUp'),
    close: () => keeper.tell('close'),
    terminate: () => keeper.terminate(),
  }
}

/** Keeps as many threads as there are to be. */
class Keeper {
  readonly pool = new ThreadPool((thread) => this.fail(thread, 'cannot be told of a change'))
  private readonly quota = newQuota()
  private readonly giveExport: ReturnType<typeof exportThread>
  private readonly ends: number[] = []
  private readonly replaced = new Set<SiteThread>()
  private welcome: Tell | undefined
  private isStopping = false

  constructor(private readonly given: Given) {
    this.giveExport = exportThread(path.join(given.folder, EXPORT_FILE))
  }

  async tell(order: 'hangUp' | 'close'): Promise<void> {
    this.isStopping = true
    await Promise.all(this.pool.threads.map((thread) => thread.tell(order)))
  }

  async terminate(): Promise<void> {
    this.isStopping = true
    await Promise.all(this.pool.threads.map((thread) => thread.terminate()))
  }

  async grow(welcome: Tell): Promise<void> {
    this.welcome = welcome
    for (let number = 2; number <= this.given.settings.SITE_THREADS; number += 1) await this.keep(number)
  }

  /** Resolves when this thread answers; rejects when it has ended before. */
  async begin(number: number): Promise<void> {
    const { folder, settings, tally } = this.given
    let thread: SiteThread | undefined
    let quota: ReturnType<ReturnType<typeof newQuota>> | undefined
    const begun = await startThread({
      folder,
      settings,
      tally,
      number,
      onSaid: (said, answer) => {
        quota ??= this.quota((noSlot) => answer({ noSlot }))
        if (said === 'failed') return thread && this.fail(thread, 'nobody caught an error of the site')
        if (said === 'grown') return thread && this.renew(thread)
        if ('export' in said) return this.giveExport(said.export)
        if ('takeSlot' in said) quota.take(said.takeSlot, said.key)
        else quota.giveBack(said.giveSlot)
      },
    })
    thread = begun
    begun.gone.addEventListener('abort', () => {
      quota?.end()
      this.lose(begun)
    })
    if (this.isStopping) return void begun.terminate()
    const joined = this.pool.add(begun, this.welcome)
    countThreads(tally, this.pool.size)
    await joined
    logger().info({ thread: number, of: settings.SITE_THREADS }, 'site thread ready')
  }

  /** Begins a thread, again and again until it answers. */
  private async keep(number: number): Promise<void> {
    while (!this.isStopping) {
      try {
        return await this.begin(number)
      } catch (err) {
        logger().error({ err, thread: number }, 'a thread of the site did not start')
        if (this.isEnough()) return
        await sleep(PAUSE_MS * this.ends.length)
      }
    }
  }

  /** It has ended. */
  private lose(thread: SiteThread): void {
    this.pool.remove(thread)
    countThreads(this.given.tally, this.pool.size)
    if (this.isStopping || this.replaced.delete(thread)) return
    logger().error({ thread: thread.number }, 'a thread of the site ended')
    if (this.isEnough()) return
    void sleep(PAUSE_MS * this.ends.length).then(() => this.keep(thread.number))
  }

  /** It should end. */
  private fail(thread: SiteThread, why: string): void {
    if (this.isStopping || this.replaced.has(thread)) return
    logger().error({ thread: thread.number, why }, 'a thread of the site is replaced')
    if (this.isEnough()) return
    void this.replace(thread)
  }

  /**
   * It has grown, and nobody is there: what it has loaded for those who were is given back by beginning anew. Whoever comes next waits a
   * little longer for a page that is not kept.
   */
  private renew(thread: SiteThread): void {
    if (this.isStopping || this.replaced.size > 0 || this.pool.isUsed(thread)) return
    logger().info({ thread: thread.number }, 'a thread of the site is renewed')
    void this.replace(thread)
  }

  /** Another one takes its place first, and what it is answering is answered. */
  private async replace(thread: SiteThread): Promise<void> {
    this.replaced.add(thread)
    this.pool.spare(thread)
    await this.keep(thread.number)
    await this.pool.idle(thread, LEAVE_MS)
    await Promise.race([
      thread.tell('hangUp').then(() => thread.tell('close')),
      sleep(LEAVE_MS, undefined, { ref: false }),
    ])
    await thread.terminate()
  }

  /** Whether the server must end: threads end all the time. */
  private isEnough(): boolean {
    const now = Date.now()
    this.ends.push(now)
    while (now - (this.ends[0] ?? now) > WITHIN_MS) this.ends.shift()
    const isOver = this.ends.length > MAX_ENDS
    if (isOver) this.given.onFailed()
    return isOver
  }
}
