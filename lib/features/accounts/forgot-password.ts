import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import { evenTime } from '@/lib/auth/even-time'
import type { Role } from '@/lib/auth/roles'
import { withTransaction } from '@/lib/core/db'
import { countMail } from './limits'
import { mailReset } from './mails'
import { issueToken } from './one-time-token'

const TIME_MS = 250

/** Blocked and deleted accounts get nothing; a client who has not confirmed yet proves the address this way too. */
export const mayReset = ({ role, status }: Account) =>
  status === 'validated' || (role === 'client' && status === 'pending')

/** Mails a link, if there is anybody to mail it to. Answer and time are the same either way. */
export async function forgotPassword(role: Role, email: string): Promise<void> {
  await countMail(role, email)
  await evenTime(TIME_MS, async () => {
    const account = await findAccount(role, { email })
    if (!account || !mayReset(account)) return
    await withTransaction(async (tx) => {
      const token = await issueToken(tx, { role, userId: account.id }, 'reset_password')
      await mailReset(tx, account, token)
    })
  })
}
