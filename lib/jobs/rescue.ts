import 'server-only'
import pg from 'pg'
import { pool } from '@/lib/core/db'

/** A job must have been taken this long ago: its worker has had the time to show that it lives. */
const GRACE_SECONDS = 15

/**
 * Holds, for as long as this process and its connection live, a lock in the name under which the queue
 * marks the jobs that this process has taken.
 */
export class Vitals {
  private client: pg.Client | undefined
  private name = ''
  private closed = false
  private queue = Promise.resolve()

  constructor(private readonly databaseUrl: string) {}

  /** A runner that is started again has a new name; jobs under the old one are free to be rescued. */
  rename(name: string): Promise<void> {
    this.name = name
    // One query at a time on this connection; on a broken one, connect() takes the lock again.
    this.queue = this.queue.then(() => this.client && hold(this.client, name).catch(() => undefined))
    return this.queue
  }

  /** Connects, or comes back after the database has been away. */
  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, keepAlive: true })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await hold(client, this.name)
      this.client = client
    } catch {
      await client.end().catch(() => undefined)
    }
    if (this.client === client) client.once('end', () => this.again())
    else this.again()
  }

  /** Gives back what a hanging job still holds, and the name with it. */
  async close(): Promise<void> {
    this.closed = true
    await this.queue
    await this.client
      ?.query('SELECT graphile_worker.force_unlock_workers(ARRAY[$1])', [this.name])
      .catch(() => undefined)
    await this.client?.end().catch(() => undefined)
  }

  private again(): void {
    if (!this.closed) setTimeout(() => void this.connect(), 1_000).unref()
  }
}

async function hold(client: pg.Client, name: string): Promise<void> {
  await client.query('SELECT pg_advisory_unlock_all()')
  await client.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [name])
}

/**
 * A killed process leaves its jobs locked, and the queue frees them after four hours. Nobody holds the lock
 * of a dead worker: its jobs can go on now.
 */
export async function rescueJobs(graceSeconds = GRACE_SECONDS): Promise<void> {
  await pool().query(
    `WITH taken AS MATERIALIZED (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
       WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => $1)
     ), dead AS MATERIALIZED (
       SELECT locked_by FROM taken WHERE pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
     )
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM dead HAVING count(*) > 0`,
    [graceSeconds],
  )
}
