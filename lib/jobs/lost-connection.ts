import { isAway } from '@/lib/core/db-errors'

/** Of pg's pool, to whom graphile-worker 0.17 gives the connection of its listener back twice where it breaks while it is left. */
const GIVEN_BACK_TWICE = /already been released to the pool/

/**
 * An error that nobody has caught and that says of this worker only that a connection to the database is gone: the runner waits for
 * neither its listener nor the notes that it writes while it ends. The session is replaced by its own watch, and the jobs that go on
 * need not end with it.
 */
export const isLostConnection = (error: unknown): boolean =>
  isAway(error) || (error instanceof Error && GIVEN_BACK_TWICE.test(error.message))
