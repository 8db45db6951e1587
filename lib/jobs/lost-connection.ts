import { isAway } from '@/lib/core/db-errors'

/**
 * An error that nobody has caught and that says of this worker only that a connection to the database is gone: the runner waits for
 * neither its listener nor the notes that it writes while it ends. The session is replaced by its own watch, and the jobs that go on
 * need not end with it.
 */
export const isLostConnection = (error: unknown): boolean => isAway(error)
