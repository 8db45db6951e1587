import 'server-only'
import { type Account, findAccount, updateAccount } from '@/lib/auth/accounts'
import type { Claimed } from '@/lib/auth/device-header'
import { type Remembered, rememberDevice } from '@/lib/auth/devices'
import type { Role } from '@/lib/auth/roles'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { AUDIT_OF, labelOf } from './audit'
import { validateClient } from './confirm'
import { credentialsChanged } from './credentials'
import { mayReset } from './forgot-password'
import { mailPasswordChanged } from './mails'
import { PASSWORD_LINKS, spendToken } from './one-time-token'
import { isOwnWords, OWN_WORDS } from './own-password'

type Input = { token: string; password: string; passwordHash: string }

/** Whose password was set, and the device that is known from then on. */
type Reset = { userId: string; device: Remembered | null }

/**
 * Sets the password by a mailed link, which works once, and signs the account out everywhere. The device on which the
 * mail was opened is the only one known from then on: its owner can sign in, whoever else is trying.
 */
export async function resetPassword(
  ctx: PublicCtx,
  role: Role,
  input: Input,
  claimed: Claimed,
): Promise<Reset> {
  return withTransaction(async (tx) => {
    const { userId, purpose } = await spendToken(tx, { role, purpose: PASSWORD_LINKS, token: input.token })
    const account = await findAccount(role, { id: userId }, tx)
    const isInvited = purpose === 'invite' && account?.status === 'pending'
    if (!account || !(isInvited || mayReset(account)))
      throw invalidField('token', 'Questo link non è più valido.')
    refuseOwnWords(input.password, account)
    if (isInvited) await acceptInvitation(tx, ctx, account)
    if (role === 'client' && account.status === 'pending') {
      await validateClient(tx, ctx, await tx.client.findUniqueOrThrow({ where: { id: userId } }))
    }
    await setPassword(tx, account, input.passwordHash)
    return { userId, device: await rememberDevice(tx, { role, userId }, claimed) }
  }, ctx.tx)
}

/** The reader of the mail has the address that was invited: the account may be used. */
async function acceptInvitation(tx: Tx, ctx: PublicCtx, account: Account): Promise<void> {
  refuseUnregistered(account)
  const after = await updateAccount(tx, account.role, account.id, { status: 'validated' })
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  const model = AUDIT_OF[account.role]
  await recordCommit(tx, author, { model, label: labelOf(account), before: account.row, after })
}

/** Nobody works as an agent who is not in the register; the link stays good until the number is there. */
function refuseUnregistered({ role, row }: Account): void {
  if (role !== 'agent' || (row as { oamNumber?: string | null }).oamNumber) return
  throw invalidField(
    'token',
    'Manca ancora il tuo numero OAM: scrivi a chi ti ha invitato, poi riapri questo link.',
  )
}

/** The rule of registration, where the person is already known. */
export function refuseOwnWords(password: string, account: Account): void {
  if (isOwnWords(password, account)) throw invalidField('password', OWN_WORDS)
}

/** The history shows nothing of a password; who owns the account is told by mail. */
export async function setPassword(
  tx: Tx,
  account: Account,
  passwordHash: string,
  keep?: string,
): Promise<void> {
  await updateAccount(tx, account.role, account.id, { passwordHash })
  await credentialsChanged(tx, account.role, account, { ...account, passwordHash }, keep)
  await mailPasswordChanged(tx, account)
}
