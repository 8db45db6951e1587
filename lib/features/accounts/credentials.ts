import 'server-only'
import { byRole } from '@/lib/auth/by-role'
import type { Role } from '@/lib/auth/roles'
import { type RevokeReason, revokeAll } from '@/lib/auth/sessions'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import type { Tx } from '@/lib/core/db'
import { mailEmailChanged } from './mails'

/** What an account is entered with, before or after a change. */
export type Credentials = { id: string; nome: string; email: string | null; passwordHash: string | null }

/**
 * What another address or another password ends, whoever wrote it and in whichever way: every session but `keep`, and
 * whoever reads the old address hears that it counts no more. The mailed links end in the database (trigger `link_finiti`),
 * so that no way of writing can forget them.
 * @param keep the session of somebody who changes their own
 */
export async function credentialsChanged(
  tx: Tx,
  role: Role,
  before: Credentials,
  after: Credentials,
  keep?: string,
): Promise<void> {
  const isMoved = !sameAddress(before.email, after.email)
  if (!isMoved && before.passwordHash === after.passwordHash) return
  const reason: RevokeReason = isMoved ? 'indirizzo cambiato' : 'password cambiata'
  await revokeAll(tx, { role, userId: before.id, except: keep }, reason)
  dropAtCommit(tx, [accountTag(role, before.id)])
  // A client who never had an account has nothing to hear of.
  const staff = () => true
  const isKnown = byRole(role, { admin: staff, agent: staff, client: () => before.passwordHash !== null })
  if (isMoved && before.email && isKnown)
    await mailEmailChanged(
      tx,
      { nome: before.nome, cognome: '', email: before.email },
      after.email && masked(after.email),
    )
}

const sameAddress = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()

/** "a***@posta.example" */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')
