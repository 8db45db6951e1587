import type { ClientConfig } from 'pg'

/** How long anything may wait for the database, in milliseconds; 0 is for ever. */
type Limits = {
  /** For a connection, new or free. */
  connect: number
  statement: number
  lock: number
  /** With a transaction open, for the next statement. */
  idle: number
  /** With a statement on its way, for any byte of the answer: the only limit that a dead network knows. */
  silence: number
  /** All of a transaction. */
  transaction: number
}

/**
 * `request`: somebody waits, and gets an answer within ten seconds. `job`: long work that nobody waits for, but
 * that a queue does. `script`: an operator's command, which ends when it ends.
 */
export const LIMITS = {
  request: {
    connect: 4_000,
    statement: 8_000,
    lock: 5_000,
    idle: 12_000,
    silence: 9_000,
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
} as const satisfies Record<string, Limits>

export type Patience = keyof typeof LIMITS

/**
 * The options of every connection to PostgreSQL. Half-open ones are told by the system (10 s of silence, then ten
 * probes a second apart) where it can, and by `silence` where it cannot: pools watch it themselves; a connection
 * of its own passes `answersWithin`, and ends what has not answered (`query_timeout` alone would go on using it).
 */
export function connectionOptions(
  databaseUrl: string,
  patience: Patience = 'request',
  answersWithin?: number,
): ClientConfig {
  const { connect, statement, lock, idle } = LIMITS[patience]
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statement && { statement_timeout: statement }),
    ...(lock && { lock_timeout: lock }),
    ...(idle && { idle_in_transaction_session_timeout: idle }),
    ...(answersWithin && { query_timeout: answersWithin }),
  }
}
