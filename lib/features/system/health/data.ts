import 'server-only'
import { connect } from 'node:net'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { fanOut } from '@/lib/core/fan-out'
import { type ReplicaState, replicaState } from '@/lib/core/replica'
import { oldestDueSeconds, QUEUE_LATE_S } from '@/lib/jobs/due'
import { mailFailure } from '@/lib/mail/transport'
import { storeFailure } from '@/lib/storage/s3'

const PATIENCE_MS = 2_000
const DEFAULT_PORTS: Record<string, number> = { 'https:': 443, 'http:': 80, 'smtps:': 465, 'smtp:': 25 }

export type State = 'up' | 'down'
export type Readiness = {
  status: 'ok' | 'degraded' | 'down'
  database: State
  /** Up when a write would work, as the last one has shown. */
  storage: State
  /** Up when somebody is there who lets us in, as the last mail or a trial has shown. */
  mail: State
  /** Down when a job that is due has waited for a minute. */
  queue: State
  /** Down while the database does the work of the broker of FANOUT_URL; null where there is none. */
  broker: State | null
  /** How long the oldest due job has waited; null where nobody knows. */
  oldestDueSeconds: number | null
  /** Where one is named: without it everything is read from the primary. */
  replica?: ReplicaState['state']
  replicaLagSeconds?: number | null
}

/** Whether each thing the server depends on can be used right now. */
export async function readiness(): Promise<Readiness> {
  const { SMTP_URL } = env()
  const [database, storage, mail, oldestDueSeconds, replica] = await Promise.all([
    stateOf(pool().query('SELECT 1')),
    stateOf(works(storeFailure)),
    stateOf(Promise.all([reach(SMTP_URL), works(mailFailure)])),
    withinPatience(due(), null),
    withinPatience<ReplicaState | null>(replicaState(), GONE),
  ])
  const queue: State = oldestDueSeconds !== null && oldestDueSeconds < QUEUE_LATE_S ? 'up' : 'down'
  const broker = BROKER[fanOut().broker()]
  const used = [storage, mail, queue, broker ?? 'up', replica?.state ?? 'up']
  const complete = used.every((state) => state === 'up')
  const status = database === 'down' ? 'down' : complete ? 'ok' : 'degraded'
  const found = { status, database, storage, mail, queue, broker, oldestDueSeconds } as const
  return replica ? { ...found, replica: replica.state, replicaLagSeconds: replica.lagSeconds } : found
}

const BROKER = { none: null, up: 'up', away: 'down' } as const
const GONE: ReplicaState = { state: 'down', lagSeconds: null }

async function works(failure: () => Promise<unknown>): Promise<void> {
  const error = await failure()
  if (error) throw error
}

/** Whole seconds: whoever watches wants to know whether it grows. */
const due = () => oldestDueSeconds().then(Math.round)

const stateOf = (attempt: Promise<unknown>) =>
  withinPatience<State>(
    attempt.then(() => 'up'),
    'down',
  )

/** What comes of it in time, or else `otherwise`. */
function withinPatience<T>(attempt: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS)
  })
  return Promise.race([attempt.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
}

function reach(address: string): Promise<void> {
  const { hostname, port, protocol } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port) || (DEFAULT_PORTS[protocol] ?? 80), hostname)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('timeout')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
  })
}
