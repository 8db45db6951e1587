import { hostname } from 'node:os'
import { ownRole } from './env'

export const HOST = hostname()

/** PostgreSQL cuts longer names, and would lose the host. */
const LONGEST = 63

/**
 * How a connection is called in `pg_stat_activity` and in PostgreSQL's logs: which of our processes or threads has opened
 * it, what for, and on which machine.
 */
export const applicationName = (use: string, { role = ownRole(), host = HOST } = {}): string =>
  `chiaravia/${role}:${use}@${host}`.slice(0, LONGEST)
