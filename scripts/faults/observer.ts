import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Looks at the database from outside the product, and comes back by itself when the database does. */
export class Observer {
  private stopping = false
  private loop: Promise<void> | undefined
  /** How long the job that has waited longest was due, in seconds, and which it was. */
  longestWait = { seconds: 0, task: '' }
  /** How many jobs were due at the last look, and at most. */
  due = 0
  mostDue = 0

  constructor(private readonly url: string) {}

  /** One query on a connection of its own; `undefined` while the database is away. */
  async ask<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[] | undefined> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 60_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<R>(sql, values)).rows
    } catch (error) {
      if (isAway(error)) return undefined
      throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** The same, where the database must be there. */
  async read<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
      const rows = await this.ask<R>(sql, values)
      if (rows) return rows
    }
    throw new Error('Il database non risponde.')
  }

  /** Until `end`: how long jobs wait; and the limits on how much one person may do are lifted, which are not the matter here. */
  watch(): void {
    this.loop = (async () => {
      while (!this.stopping) {
        await this.look()
        await sleep(1_000)
      }
    })()
  }

  async end(): Promise<void> {
    this.stopping = true
    await this.loop
  }

  /** Until no job is due, at most so long; answers whether that came. */
  async untilIdle(seconds: number): Promise<boolean> {
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(500)) {
      const rows = await this.ask<{ due: number }>(
        'SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts',
      )
      if (rows?.[0]?.due === 0) return true
    }
    return false
  }

  private async look(): Promise<void> {
    await this.ask('DELETE FROM rate_limits')
    const rows = await this.ask<{ seconds: number; task: string; due: number }>(WAITING)
    if (!rows) return
    const [longest] = rows
    if (longest && longest.seconds > this.longestWait.seconds) this.longestWait = longest
    this.due = longest?.due ?? 0
    this.mostDue = Math.max(this.mostDue, this.due)
  }
}

/** A job that is being worked on counts too: one that a dead worker has taken looks the same. */
const WAITING = `
  SELECT extract(epoch FROM now() - greatest(run_at, created_at))::float AS seconds, task_identifier AS task,
    (count(*) OVER ())::int AS due
  FROM graphile_worker.jobs WHERE run_at <= now() ORDER BY 1 DESC LIMIT 1`

/** Away, starting, stopping: connections are refused, cut or told so (classes 08 and 57). */
const isAway = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(?:08|57)/.test(error.code ?? '')
