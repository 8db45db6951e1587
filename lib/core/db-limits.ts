import type { ClientConfig } from 'pg'
import { applicationName } from './process-name'

/** How long anything may wait for the database, in milliseconds; 0 is for ever. */
type Limits = {
  /** For a connection, new or free. */
  connect: number
  statement: number
  lock: number
  /** With a transaction open, for the next statement. */
  idle: number
  /** With a statement sent, for any byte of the reply: the only limit that works when the network is dead. */
  silence: number
  /** From the first statement of a transaction to its end. */
  transaction: number
}

/**
 * `request`: somebody waits, and gets an answer within ten seconds, also where the machine itself is slow to notice. `job`:
 * long work in the queue, for which nobody waits. `script`: an operator's command, which may take as long as it needs.
 */
export const LIMITS = {
  request: {
    connect: 4_000,
    statement: 5_500,
    lock: 4_500,
    idle: 12_000,
    silence: 6_500,
    transaction: 15_000,
  },
  job: {
    connect: 10_000,
    statement: 60_000,
    lock: 15_000,
    idle: 60_000,
    silence: 65_000,
    transaction: 180_000,
  },
  script: { connect: 10_000, statement: 0, lock: 0, idle: 0, silence: 0, transaction: 86_400_000 },
  /** Reads of a request at the replica: what comes to nothing there is done once more at the primary, within the same ten seconds. */
  replica: {
    connect: 1_000,
    statement: 3_500,
    lock: 2_000,
    idle: 12_000,
    silence: 4_000,
    transaction: 15_000,
  },
} as const satisfies Record<string, Limits>

export type Patience = Exclude<keyof typeof LIMITS, 'replica'>

/** Those of a connection to a pooler, which refuses limits: they are said in each transaction (`limitTransactions`). */
export const pooledOptions = (databaseUrl: string, patience: keyof typeof LIMITS): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: applicationName(patience),
  connectionTimeoutMillis: LIMITS[patience].connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/**
 * The options of every connection to PostgreSQL. Half-open connections are detected by TCP keep-alive (10 s of
 * silence, then ten probes a second apart) where the system supports it, and by `silence` elsewhere. Pools watch that
 * themselves; a single connection passes `answersWithin` and is closed when there is no reply by then
 * (`query_timeout` alone would go on using it).
 */
export function connectionOptions(
  databaseUrl: string,
  patience: keyof typeof LIMITS = 'request',
  answersWithin?: number,
): ClientConfig {
  const { statement, lock, idle } = LIMITS[patience]
  return {
    ...pooledOptions(databaseUrl, patience),
    ...(statement && { statement_timeout: statement }),
    ...(lock && { lock_timeout: lock }),
    ...(idle && { idle_in_transaction_session_timeout: idle }),
    ...(answersWithin && { query_timeout: answersWithin }),
  }
}

/** Nothing is written there, also after the replica has become a primary and nobody has said so. */
export const replicaOptions = (replicaUrl: string, answersWithin?: number): ClientConfig => ({
  ...connectionOptions(replicaUrl, 'replica', answersWithin),
  options: '-c default_transaction_read_only=on',
})
