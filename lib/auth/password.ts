import 'server-only'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id; the library works on its own threads, off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let dummy: Promise<string> | undefined

/**
 * Checks a password. Without a hash (unknown account, or one that has no password yet) it does the same
 * work against a throw-away hash, so that the time of the answer tells nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('non è la password di nessuno')
  const matches = await verify(stored || (await dummy), password).catch(() => false)
  return matches && Boolean(stored)
}
