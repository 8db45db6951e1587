import 'server-only'
import type { Tx } from './db'

type Person = { telefono: string; email?: string | null }

/**
 * Two requests of one person at the same instant wait for each other until the transaction ends: whoever comes
 * second finds the first. The order of locks is the same for all; `scope` says in which list one waits.
 */
export async function lockPerson(tx: Tx, scope: string, { telefono, email }: Person): Promise<void> {
  const keys = [telefono, email?.toLowerCase() ?? telefono].sort()
  for (const key of new Set(keys))
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`${scope}:${key}`}))`
}
