import 'server-only'
import type { Tx } from './db'

type Person = { telefono: string; email?: string | null }

/** What one waits for in a list: whoever else of the same telephone or e-mail is in it, in the order that is the same for all. */
export const lockKeysOf = (scope: string, { telefono, email }: Person): string[] =>
  [...new Set([telefono, email?.toLowerCase() ?? telefono].sort())].map((key) => `${scope}:${key}`)

/**
 * Two requests of one person at the same instant wait for each other until the transaction ends: whoever comes
 * second finds the first. The order of locks is the same for all; `scope` says in which list one waits.
 */
export async function lockPerson(tx: Tx, scope: string, person: Person): Promise<void> {
  for (const key of lockKeysOf(scope, person))
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${key}))`
}
