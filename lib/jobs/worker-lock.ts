import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { inTurn } from '@/lib/core/in-turn'
import { applicationName } from '@/lib/core/process-name'
import { Sockets } from '@/lib/core/sockets'

/** Queries are short here: a connection on which one takes longer is taken for dead. */
const ANSWER_MS = 5_000
/** An orderly end waits for the database, which may have stopped in the middle of it. */
const CLOSE_MS = 2_000

/** How every connection of a worker is made. */
export const connectionOf = (connectionString: string, sockets: Sockets): pg.ClientConfig => ({
  connectionString,
  application_name: applicationName('queue'),
  stream: sockets.create,
  keepAlive: true,
  connectionTimeoutMillis: ANSWER_MS,
  query_timeout: 2 * ANSWER_MS,
})

/**
 * How often a worker probes the database, after how much silence the database ends its session, and how long a job
 * may be marked as taken before the worker must be seen running it.
 */
export type Heartbeat = { probeMs: number; silenceMs: number; graceSeconds: number }

/**
 * One session of a worker: a connection that holds a lock in the name under which the queue marks the jobs that the
 * worker has taken. A process that can take the lock knows that the worker is gone. A connection that breaks or does not
 * answer ends the session; jobs are never taken under its name again.
 */
export class WorkerLock {
  /** Settled when the session is over. */
  readonly ended: Promise<string>
  name = ''
  private readonly sockets = new Sockets()
  private readonly client: pg.Client
  /** The lock is waited for and the jobs of dead workers are released on the same connection. */
  private readonly inTurn: (sql: string, values: unknown[]) => unknown
  private timer: NodeJS.Timeout | undefined
  private isOver = false
  private end: (reason: string) => void = () => undefined

  constructor(
    databaseUrl: string,
    private readonly heartbeat: Heartbeat,
  ) {
    this.client = new pg.Client({
      ...connectionOf(databaseUrl, this.sockets),
      query_timeout: ANSWER_MS,
    })
    this.ended = new Promise((resolve) => {
      this.end = resolve
    })
    this.inTurn = inTurn((...args) => Reflect.apply(this.client.query, this.client, args))
    this.client.on('error', ({ message }) => this.end(message))
    this.client.once('end', () => this.end('the connection ended'))
    void this.ended.then(() => this.destroy())
  }

  /**
   * Rejects when the database is away. The server itself ends a session that has been silent for too long, and with
   * it the lock: it may be the only one to notice that this machine has gone.
   */
  async connect(): Promise<void> {
    try {
      await this.client.connect()
      await this.client.query(`SET idle_session_timeout = ${this.heartbeat.silenceMs}`)
    } catch (error) {
      this.destroy()
      throw error
    }
  }

  /** Takes the advisory lock that marks the jobs under this name as those of a live worker. */
  async hold(name: string): Promise<void> {
    this.name = name
    await this.ask('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [name])
  }

  /** Repeats `work`; its queries keep the session alive and show when the database is gone. */
  watch(work: () => Promise<unknown>): void {
    const step = async () => {
      await work().catch(() => undefined)
      if (!this.isOver) this.timer = setTimeout(step, this.heartbeat.probeMs)
    }
    void step()
  }

  /** A query on this connection; one that fails ends the session. */
  readonly ask = async (sql: string, values: unknown[] = []): Promise<void> => {
    try {
      await this.inTurn(sql, values)
    } catch (error) {
      this.end(error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  async close(): Promise<void> {
    this.isOver = true
    await Promise.race([
      this.client.end().catch(() => undefined),
      this.ended,
      sleep(CLOSE_MS, undefined, { ref: false }),
    ])
    this.destroy()
  }

  private destroy(): void {
    this.isOver = true
    clearTimeout(this.timer)
    this.sockets.destroy()
  }
}
