import { createHash } from 'node:crypto'
import { type Impersonal, impersonal, refuseImpersonal } from '@/lib/core/impersonal'
import type { Actor } from './actor'
import type { Role } from './roles'

/** Everything by which the pages of two people may differ who are not told apart by their names and rows. */
export type Rights = Impersonal['rights'] & { role: Role }

const setFlags = (flags: Record<string, unknown>): Record<string, true> =>
  Object.fromEntries(
    Object.keys(flags)
      .filter((name) => flags[name] === true)
      .toSorted()
      .map((name) => [name, true]),
  )

export const rightsOf = ({ role, permissions, ticketing }: Actor): Rights => ({
  role,
  permissions: setFlags(permissions),
  ticketing: setFlags(ticketing),
})

/** The same for the same rights, and for no others. */
export const rightsKey = (rights: Rights): string =>
  createHash('sha256').update(JSON.stringify(rights)).digest('base64url')

const OPEN = new Set<string | symbol>(['role', 'permissions', 'ticketing'])
const IDS = new Set<string | symbol>(['userId', 'sessionId', 'agencyId'])
/** The id of nobody and nothing. */
const NIL = '00000000-0000-0000-0000-000000000000'

/**
 * Somebody with these rights and nothing else, while a page is made for all who have them; null when that page is of
 * another role, undefined when no such page is being made. Asking who it is spoils the page.
 */
export function actorOfNobody(role: Role): Actor | null | undefined {
  const rights = impersonal()?.rights
  if (!rights) return undefined
  if (rights.role !== role) return null
  return new Proxy(rights as unknown as Actor, {
    get: (target, name) => {
      if (OPEN.has(name)) return Reflect.get(target, name)
      if (impersonal()?.isDeciding && IDS.has(name)) return NIL
      // Promises ask this of whatever they are given.
      if (name !== 'then') refuseImpersonal(`actor.${String(name)}`)
      return undefined
    },
    ownKeys: () => {
      refuseImpersonal('actor')
      return []
    },
  })
}

/** Who is signed in, as the shell shows it; words that stand for it while a page is made for everybody. */
export function personOf(actor: Actor): { name: string; initials: string; email: string } {
  const standIn = impersonal()?.person
  if (standIn) return standIn
  const { nome, cognome, email } = actor
  const initials = `${nome.charAt(0)}${cognome.charAt(0)}`.toUpperCase()
  return { name: `${nome} ${cognome}`.trim(), initials, email }
}
