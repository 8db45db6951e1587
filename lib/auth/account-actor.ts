import 'server-only'
import { type Account, findAccount } from './accounts'
import type { Actor } from './actor'
import type { Role } from './roles'

/** Somebody as they would be if they signed in now, for work that is done for them while they are away. */
export async function accountActor(role: Role, id: string): Promise<Actor | null> {
  const account = await findAccount(role, { id })
  return account?.status === 'validated' ? actorOf(account) : null
}

export const actorOf = (account: Account): Actor => ({
  role: account.role,
  userId: account.id,
  sessionId: '',
  email: account.email,
  nome: account.nome,
  cognome: account.cognome,
  permissions: account.permissions,
  ticketing: account.ticketing,
  agencyId: account.agencyId,
  totp: account.totpEnabledAt !== null,
})
