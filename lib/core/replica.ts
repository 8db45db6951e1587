import 'server-only'
import pg from 'pg'
import client from 'prom-client'
import { atPrimary, currentTransaction, dropConnections, isReading, pool, readAt } from './db'
import { errorCodes, isAway } from './db-errors'
import { replicaOptions } from './db-limits'
import { env } from './env'
import { AppError } from './errors'
import { logger } from './logger'
import { LAST_LSN, parseLsn } from './lsn'
import { applicationName } from './process-name'
import { readCall } from './read-call'
import { type PrimaryPlace, type Refusal, type ReplicaPlace, ReplicaWatch } from './replica-watch'

/*
 * Lists, reports, exports and searches read a replica where one is named. What a call reads there has come as far as the place in the
 * log that the call names, which is at or after everything that its caller has written or been told of. Whatever is wrong with the
 * replica, the same is read from the primary.
 */

/** What is read at the replica. */
export type ReadKind = 'list' | 'report' | 'search'

// The server's bundles have copies of this module: there is one of it in a thread all the same.
const holder = globalThis as typeof globalThis & {
  __replica?: { watch: ReplicaWatch; end(): Promise<void> }
}

export const hasReplica = (): boolean => env().DATABASE_REPLICA_URL !== undefined

/** How long the replica may take to say how far it is. */
const ANSWER_MS = 1_000

const REPLICA_PLACE = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
    pg_is_in_recovery() AS standby, coalesce(pg_last_wal_replay_lsn(), '0/0')::text AS lsn,
    extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8 AS seconds`
const PRIMARY_PLACE = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
    pg_current_wal_flush_lsn()::text AS lsn`

/** What is on the disk, for that alone reaches a replica. */
async function askPrimary(): Promise<PrimaryPlace> {
  const { rows } = await pool().query<{ system: string; lsn: string }>(PRIMARY_PLACE)
  const [row] = rows
  return { system: row?.system ?? '', flushed: parseLsn(row?.lsn) ?? 0n }
}

function replica() {
  holder.__replica ??= begin(env().DATABASE_REPLICA_URL ?? '')
  return holder.__replica
}

function begin(url: string) {
  // Of its own: it is not to wait behind what is read there.
  const own = new pg.Pool({
    ...replicaOptions(url, ANSWER_MS),
    application_name: applicationName('replica-watch'),
    max: 1,
  })
  own.on('error', () => watch.lose())
  const askReplica = (): Promise<ReplicaPlace> =>
    placeOf(own).catch((error: unknown) => {
      // Whoever waits there for an answer waits in vain, too.
      dropConnections('replica')
      throw error
    })
  const watch = new ReplicaWatch({ primary: () => atPrimary(askPrimary), replica: askReplica })
  return {
    watch,
    end: async () => {
      watch.close()
      await own.end()
    },
  }
}

type Told = { system: string; standby: boolean; lsn: string; seconds: number | null }

async function placeOf(watchers: pg.Pool): Promise<ReplicaPlace> {
  const lent = await watchers.connect()
  try {
    const { rows } = await lent.query<Told>(REPLICA_PLACE)
    lent.release()
    const { system = '', standby = false, lsn = '', seconds = null } = rows[0] ?? {}
    return { system, isStandby: standby, replayed: parseLsn(lsn) ?? 0n, seconds }
  } catch (error) {
    lent.release(true)
    throw error
  }
}

const READS = 'replica_reads_total'

function count(kind: ReadKind, outcome: 'replica' | 'failed' | Refusal): void {
  const known = client.register.getSingleMetric(READS) as client.Counter<string> | undefined
  const counter =
    known ??
    new client.Counter({
      name: READS,
      help: 'Reads that may go to the replica, by what is read and what became of them: at the replica, or why at the primary',
      labelNames: ['kind', 'outcome'],
    })
  counter.inc({ kind, outcome })
}

/**
 * Runs a stretch of work that only reads, and may be done twice: at the replica where the call allows it, once more at the primary
 * where that comes to nothing. Within a transaction it is part of that.
 */
export async function reading<T>(kind: ReadKind, work: () => Promise<T>): Promise<T> {
  if (currentTransaction() || isReading()) return work()
  const call = readCall()
  if (!call || !hasReplica()) return readAt('primary', work)
  const refusal = call.after === null ? 'unmarked' : await replica().watch.admits(call.after)
  if (refusal) {
    count(kind, refusal)
    return readAt('primary', work)
  }
  const { watch } = replica()
  const { losses } = watch
  try {
    const found = await readAt('replica', work)
    if (losses === watch.losses) {
      count(kind, 'replica')
      return found
    }
  } catch (error) {
    if (!isOfReplica(error)) throw error
    if (isLost(error)) watch.lose()
  }
  count(kind, 'failed')
  return readAt('primary', work)
}

/** What a standby answers to whoever writes. */
const READ_ONLY = '25006'

/**
 * Whether the primary may do better: it has gone away, it has ended the statement for the sake of its replay (40001), it has not got
 * the tables of a migration yet. A question that is wrong fails there once more.
 */
function isOfReplica(error: unknown): boolean {
  if (error instanceof AppError) return false
  const codes = errorCodes(error)
  if (codes.includes(READ_ONLY)) {
    logger().error({ err: error }, 'what is said to read only has written')
    // A mistake of ours, and no outage: whoever asks again in a while is told the same.
    if (env().NODE_ENV !== 'production') throw new Error('What is said to read only has written')
    return true
  }
  return codes.length > 0 || isAway(error)
}

/** The connection is gone, not just what was asked on it. */
const isLost = (error: unknown): boolean =>
  isAway(error) &&
  !errorCodes(error).some((code) => ['57014', '55P03', '25P03', '25P04', 'P2024', 'P2028'].includes(code))

let asking: Promise<string> | undefined
let next: Promise<string> | undefined

/**
 * How far the log is now: at or after the end of everything that was committed before this was asked. Whoever asks while another
 * question is on its way shares the next one.
 */
export function writtenUpTo(): Promise<string> {
  next ??= (asking ?? Promise.resolve()).then(() => {
    next = undefined
    asking = atPrimary(askInsert)
    return asking
  })
  return next
}

/**
 * What has been written into the log, flushed or not: right also where `synchronous_commit` is off. Within the transaction it would be too
 * early, for COMMIT is written after it.
 */
async function askInsert(): Promise<string> {
  try {
    const { rows } = await pool().query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')
    return rows[0]?.lsn ?? LAST_LSN
  } catch {
    return LAST_LSN
  }
}

export type ReplicaState = { state: 'up' | 'late' | 'down'; lagSeconds: number | null }

/** How the replica is, asked now; null where none is named. */
export async function replicaState(): Promise<ReplicaState | null> {
  if (!hasReplica()) return null
  const { watch } = replica()
  const isUp = await watch.look()
  const lag = watch.lagMs()
  const lagSeconds = Number.isNaN(lag) ? null : lag / 1_000
  return { state: isUp ? (watch.isLate() ? 'late' : 'up') : 'down', lagSeconds }
}

/** For tests and shutdown. */
export async function forgetReplica(): Promise<void> {
  const known = holder.__replica
  holder.__replica = undefined
  await known?.end()
}
