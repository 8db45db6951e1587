import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import { knownDevice } from '@/lib/auth/devices'
import type { Role } from '@/lib/auth/roles'
import { type Tx, withTransaction } from '@/lib/core/db'
import { countReset } from './limits'
import { mailInvitation, mailReset } from './mails'
import { issueToken } from './one-time-token'

/** Asking for a link takes this long, whoever the address belongs to. */
export const FORGOT_MS = 250

/** Blocked and deleted accounts get nothing; a client who has not confirmed yet proves the address this way too. */
export const mayReset = ({ role, status }: Account) =>
  status === 'validated' || (role === 'client' && status === 'pending')

/** Counts the mails that an address is sent, before anything else: whether it has an account changes nothing. */
export async function countForgotten(role: Role, email: string, deviceToken: string): Promise<void> {
  const account = await findAccount(role, { email })
  await countReset(role, email, account && (await knownDevice({ role, userId: account.id }, deviceToken)))
}

/** Who writes to somebody whose invitation is asked for anew. */
const OFFICE = { nome: 'La', cognome: 'sede' }
/** Who is invited by the office. */
const STAFF = { admin: 'admin', agent: 'agent', client: null } as const

/**
 * Mails a link, if there is anybody to mail it to; to staff who have never chosen a password their invitation again, which may have
 * expired. Answer and time are the same either way.
 */
export async function forgotPassword(role: Role, email: string, outer?: Tx): Promise<void> {
  await withTransaction(async (tx) => {
    const account = await findAccount(role, { email }, tx)
    if (!account) return
    const staff = STAFF[role]
    if (staff && account.status === 'pending') {
      const invitation = await issueToken(tx, { role, userId: account.id }, 'invite')
      return mailInvitation(tx, { ...account, role: staff }, OFFICE, invitation)
    }
    if (!mayReset(account)) return
    const token = await issueToken(tx, { role, userId: account.id }, 'reset_password')
    await mailReset(tx, account, token)
  }, outer)
}
