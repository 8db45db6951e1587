type Cause = { originalCode?: string; code?: string; kind?: string }
type Coded = {
  code?: unknown
  syscall?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: { cause?: Cause } }
}

const asCoded = (error: unknown): Coded | null =>
  typeof error === 'object' && error !== null ? (error as Coded) : null

/**
 * What a failed query is called, most precise name first: PostgreSQL's own code where the error carries it (Prisma
 * wraps it in `meta`), then Prisma's, or the system's.
 */
export function errorCodes(error: unknown): string[] {
  const coded = asCoded(error)
  if (!coded) return []
  const driver = coded.meta?.driverAdapterError?.cause ?? (coded.cause as Cause | undefined)
  const names = [driver?.originalCode, driver?.code, coded.code, driver?.kind]
  return names.filter((name): name is string => typeof name === 'string')
}

const AWAY = new Set([
  // The system, and `pg`
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Prisma: unreachable, closed, timed out, no connection free, transaction not started or ended by its limit
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1011',
  'P1017',
  'P1018',
  'P2024',
  'P2028',
  'P2037',
  // Its driver, where no code is given
  'SocketTimeout',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'TooManyConnections',
  // PostgreSQL: shutting down, starting, crashed, idle for too long, not the primary
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  '25P04',
  '25006',
  // a limit reached: locks, statements, connections, memory, disk
  '55P03',
  '57014',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  // wrong address, name or password, which an operator is changing
  '3D000',
  '28000',
  '28P01',
  '58000',
  '58030',
])

/** What the drivers throw without a code. */
const AWAY_TEXT =
  /SocketTimeout|Operation has timed out|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Connection terminated|terminating connection|connection timeout|timeout expired|timeout exceeded when trying to connect|trying to connect|not queryable|Client was closed|Client has encountered a connection error|Query read timeout|Unable to start a transaction|pool after calling end|DatabaseNotReachable|ConnectionClosed|Engine is not yet connected|closed the connection/i

/** The database cannot be reached, is starting or stopping, or has kept us waiting for longer than we may. */
export function isAway(error: unknown): boolean {
  // 08: PostgreSQL's class of connection failures.
  if (errorCodes(error).some((code) => AWAY.has(code) || /^08...$/.test(code))) return true
  if (asCoded(error)?.syscall === 'connect') return true
  return error instanceof Error && AWAY_TEXT.test(`${error.name} ${error.message}`)
}

const COLLISIONS = new Set(['40001', '40P01', 'P2034', 'TransactionWriteConflict'])

/**
 * A deadlock or a serialization failure: PostgreSQL rolled this transaction back as a whole, so it can be run again.
 */
export const isCollision = (error: unknown): boolean => errorCodes(error).some((code) => COLLISIONS.has(code))
