import 'server-only'
import { type Account, findAccount } from './accounts'
import type { Actor } from './actor'
import type { Role } from './roles'

/** Somebody as they would be if they signed in now, for work that is done for them while they are away. */
export async function accountActor(role: Role, id: string): Promise<Actor | null> {
  const account = await findAccount(role, { id })
  return account?.status === 'validated' ? actorOf(account) : null
}

/** Of somebody who signs in nowhere by this it need not be known which passkeys they have. */
type Read = Omit<Account, 'passkeys'> & Partial<Pick<Account, 'passkeys'>>

export const actorOf = (account: Read): Actor => ({
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
  passkeys: account.passkeys,
  createdAt: account.createdAt,
})
