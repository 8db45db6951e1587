import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { mailConfirm } from '../accounts/mails'
import { issueConfirmation } from '../accounts/one-time-token'
import { lastRegistration } from '../accounts/registration'
import { lockClient } from './lock'

const NOTHING_SENT =
  'Non c’è una registrazione da confermare: la persona si registra da sola con il suo indirizzo e-mail.'

/**
 * The link of the last registration once more, with another three days. Only what the person has sent can be confirmed:
 * nobody of ours chooses a password or gives consents for them.
 */
export async function resendConfirmation(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { status, email } = await lockClient({ ...ctx, tx }, id)
    if (status === 'blocked') throw new AppError('conflict', 'L’accesso è bloccato.')
    const found = await lastRegistration(id, tx)
    if (!found || !email) throw new AppError('conflict', NOTHING_SENT)
    const { id: _, createdAt: _at, ...registration } = found
    const token = await issueConfirmation(tx, id, registration)
    await mailConfirm(tx, { ...registration, email, isAgain: true }, token)
  }, ctx.tx)
}
