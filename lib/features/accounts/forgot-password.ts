import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import type { Role } from '@/lib/auth/roles'
import { type Tx, withTransaction } from '@/lib/core/db'
import { mailReset } from './mails'
import { issueToken } from './one-time-token'

/** Asking for a link takes this long, whoever the address belongs to. */
export const FORGOT_MS = 250

/** Blocked and deleted accounts get nothing; a client who has not confirmed yet proves the address this way too. */
export const mayReset = ({ role, status }: Account) =>
  status === 'validated' || (role === 'client' && status === 'pending')

/** Mails a link, if there is anybody to mail it to. Answer and time are the same either way. */
export async function forgotPassword(role: Role, email: string, outer?: Tx): Promise<void> {
  await withTransaction(async (tx) => {
    const account = await findAccount(role, { email }, tx)
    if (!account || !mayReset(account)) return
    const token = await issueToken(tx, { role, userId: account.id }, 'reset_password')
    await mailReset(tx, account, token)
  }, outer)
}
