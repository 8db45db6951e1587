import 'server-only'
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'

/** How often it is looked at whether jobs are taken, and after how long without a sign they are not. */
const LOOK_MS = 5_000
const SILENT_MS = 15_000

/**
 * Notices that a session takes no more jobs. Its runner does not always say so itself: where two ends of jobs could not be
 * written at the same time it waits for ever for what it has counted wrongly (graphile-worker 0.17: `pending` is then -1), and
 * while it thinks that the database will be back in a minute it asks for nothing.
 */
export class SessionWatch {
  readonly events: WorkerEvents = new EventEmitter()
  /** Settled, with the reason, when the session must be replaced. */
  readonly ended: Promise<string>
  private end: (reason: string) => void = () => undefined
  private timer: NodeJS.Timeout | undefined
  private busy = 0
  private signAt = performance.now()

  constructor(
    private readonly places: number,
    private readonly silentMs = SILENT_MS,
    private readonly lookMs = LOOK_MS,
  ) {
    this.ended = new Promise((resolve) => {
      this.end = resolve
    })
    const sign = () => {
      this.signAt = performance.now()
    }
    for (const name of ['worker:getJob:start', 'worker:getJob:empty', 'worker:getJob:error'] as const)
      this.events.on(name, sign)
    this.events.on('job:start', () => {
      this.busy += 1
      sign()
    })
    this.events.on('job:complete', () => {
      this.busy -= 1
      sign()
    })
    this.events.on('pool:fatalError', ({ action, error }) => this.end(`${action}: ${String(error)}`))
    this.events.on('worker:fatalError', ({ error }) => this.end(String(error)))
    for (const name of ['stop', 'pool:gracefulShutdown', 'pool:forcefulShutdown'] as const)
      this.events.on(name, () => this.end(`the runner stops (${name})`))
  }

  /** From now on, until `stop`, somebody with nothing to do must ask for a job now and then. */
  start(): void {
    let looks = 0
    const needed = Math.ceil(this.silentMs / this.lookMs)
    this.signAt = performance.now()
    this.timer = setInterval(() => {
      const isSilent = this.busy < this.places && performance.now() - this.signAt >= this.lookMs
      // Counted in looks: a process that has been asleep itself has not looked meanwhile.
      looks = isSilent ? looks + 1 : 0
      if (looks >= needed) this.end('nobody asks for jobs')
    }, this.lookMs)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
