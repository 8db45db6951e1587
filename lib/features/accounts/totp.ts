import 'server-only'
import { toDataURL } from 'qrcode'
import { type Account, findAccount, updateTotp } from '@/lib/auth/accounts'
import { type Staff, staffRole } from '@/lib/auth/by-role'
import { seal } from '@/lib/auth/secret-box'
import { revokeAll } from '@/lib/auth/sessions'
import { newTotpSecret, totpUri } from '@/lib/auth/totp'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { brandName } from '@/lib/settings/brand-name'
import { AUDIT_OF, labelOf } from './audit'
import { provePassword } from './change-password'
import { countCode } from './limits'
import { mailAccountChanged, mailSecurityChanged } from './mails'
import { dropSecondFactors } from './passkeys'
import type { TotpReply } from './schema'
import { spendCode } from './totp-code'

const OFF = { totpSecret: null, totpEnabledAt: null, totpLastStep: null }

async function ownStaffAccount(ctx: Ctx, tx?: Tx): Promise<Account> {
  return orNotFound(await findAccount(staffRole(ctx.actor.role), { id: ctx.actor.userId }, tx))
}

/**
 * Makes a secret and shows it once; nothing is asked at sign-in until a code of it has been typed. Who found the
 * session open, and does not know the password, cannot lock its owner out.
 */
export async function startTotp(ctx: Ctx, password: string): Promise<TotpReply> {
  staffRole(ctx.actor.role)
  const account = await provePassword(ctx, password, 'password')
  if (account.totpEnabledAt) throw new AppError('conflict', 'La verifica in due passaggi è già attiva.')
  const secret = newTotpSecret()
  const pending = { ...OFF, totpSecret: seal(secret) }
  await withTransaction((tx) => updateTotp(tx, staffRole(ctx.actor.role), account.id, pending), ctx.tx)
  const uri = totpUri(await brandName(), account.email, secret)
  return { secret, uri, qr: await toDataURL(uri, { margin: 1, width: 220 }) }
}

/** The first right code proves that the app holds the secret: from now on a code is asked at sign-in. */
export async function enableTotp(ctx: Ctx, otp: string): Promise<void> {
  await withTransaction(async (tx) => {
    const account = await ownStaffAccount(ctx, tx)
    if (account.totpEnabledAt || !account.totpSecret) {
      throw new AppError('conflict', 'Ricomincia l’attivazione: il codice QR non è più valido.')
    }
    await spendCode(tx, account, otp, 'invalid')
    await change(tx, ctx, account, { totpEnabledAt: new Date() })
    // A session begun without it, with a password that somebody knows perhaps, ends.
    const { role, id: userId } = account
    await revokeAll(tx, { role, userId, except: ctx.actor.sessionId }, 'secondo fattore attivato')
    await mailSecurityChanged(tx, account, 'L’app di autenticazione è attiva: le altre sessioni sono finite.')
  }, ctx.tx)
}

/** Turning it off needs the password and a code. */
export async function disableTotp(ctx: Ctx, input: { password: string; otp: string }): Promise<void> {
  staffRole(ctx.actor.role)
  const account = await provePassword(ctx, input.password, 'password')
  if (!account.totpEnabledAt) throw new AppError('conflict', 'La verifica in due passaggi non è attiva.')
  await countCode(account.role, account.id, ctx.actor.sessionId)
  await withTransaction(async (tx) => {
    await spendCode(tx, account, input.otp, 'invalid')
    await change(tx, ctx, account, OFF)
    const { role, id: userId } = account
    if (account.passkeys === 0) await tx.recoveryCode.deleteMany({ where: { role, userId } })
    await mailSecurityChanged(tx, account, 'L’app di autenticazione è stata tolta.')
  }, ctx.tx)
}

/**
 * For somebody who has lost the phone: an admin who manages that kind of account takes the second factor away. That it is they
 * who sit there is proven before (`proof` of the route). Its owner is told.
 */
export async function resetTotp(ctx: Ctx, { role, userId }: { role: Staff; userId: string }): Promise<void> {
  await withTransaction(async (tx) => {
    const account = orNotFound(await findAccount(role, { id: userId }, tx))
    if (!account.totpSecret && account.passkeys === 0) return
    await dropSecondFactors(tx, { role, userId })
    await change(tx, ctx, account, OFF)
    await mailAccountChanged(tx, { person: account, by: ctx.actor, cosa: 'duePassaggi' })
  }, ctx.tx)
}

async function change(
  tx: Tx,
  ctx: Ctx,
  account: Account,
  data: Parameters<typeof updateTotp>[3],
): Promise<void> {
  const role = staffRole(account.role)
  const after = await updateTotp(tx, role, account.id, data)
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  await recordCommit(tx, author, {
    model: AUDIT_OF[role],
    label: labelOf(account),
    before: account.row,
    after,
  })
}
