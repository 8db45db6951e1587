import { hasPermissions, type Subject } from './check-permissions'
import type { PermissionFlag } from './permissions'
import type { Role } from './roles'

type Flags = Record<string, unknown>

/** Who is acting, as loaded from the database for this request. */
export type Actor = {
  role: Role
  userId: string
  sessionId: string
  email: string
  nome: string
  cognome: string
  permissions: Flags
  ticketing: Flags
  /** Agents only. */
  agencyId: string | null
  /** Whether signing in takes the code of an app. */
  totp: boolean
  /** How many; none where it is not said. */
  passkeys?: number
  createdAt?: Date
}

declare const minted: unique symbol
type Minted<R extends Role> = { readonly actor: Actor & { role: R }; readonly [minted]: R }

/**
 * Proof of an access check. Reads take one of these, so a query that nobody authorised does not
 * compile; only `mintScope`, called by the gates and the API wrapper, makes them.
 */
export type AdminScope = Minted<'admin'>
export type AgentScope = Minted<'agent'>
export type ClientScope = Minted<'client'>
export type Scope = AdminScope | AgentScope | ClientScope

export type ScopeOf<R extends Role> = R extends Role ? Minted<R> : never

export function mintScope<A extends Actor>(actor: A): ScopeOf<A['role']> {
  return { actor } as unknown as ScopeOf<A['role']>
}

/** As much of somebody as a check looks at. */
type Checked = Pick<Actor, 'role' | 'permissions' | 'ticketing'>

const subjectOf = (actor: Checked): Subject => ({ role: actor.role, hasToken: true, profile: actor })

/** The checks of §6, of permissions and of tickets, for somebody who has been authenticated. */
export function can(actor: Checked | null, ...required: PermissionFlag[]): boolean {
  return hasPermissions(actor && subjectOf(actor), required)
}
