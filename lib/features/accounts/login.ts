import 'server-only'
import { type Account, findAccount, updateAccount } from '@/lib/auth/accounts'
import { verifyPassword } from '@/lib/auth/password'
import { ROLES, type Role } from '@/lib/auth/roles'
import { createSession, type Pair } from '@/lib/auth/sessions'
import { withTransaction } from '@/lib/core/db'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import { countSignIn, forgiveSignIn } from './limits'
import { announceNewDevice } from './mails'
import { lastRegistration } from './registration'
import type { LoginInput } from './schema'
import { spendCode } from './totp-code'

export type SignedIn = { account: Account; pair: Pair }

/**
 * Signs in to one area. Unknown account, account without a password and wrong password get the same answer
 * after the same work; what state an account is in is told only to who knows its password.
 */
export async function login(ctx: PublicCtx, role: Role, input: LoginInput): Promise<SignedIn> {
  const { email, password, otp } = input
  await countSignIn(role, email, ctx.ip)
  const account = await findAccount(role, { email })
  const isRight = await verifyPassword(account?.passwordHash ?? (await promised(account)), password)
  if (!account || !isRight || account.status === 'deleted') {
    throw unauthenticated('E-mail o password non corrette.')
  }
  checkStatus(account)
  const pair = await withTransaction(async (tx) => {
    if (account.totpEnabledAt) await spendCode(tx, account, otp)
    const device = { role, userId: account.id, ip: ctx.ip, userAgent: ctx.userAgent }
    await announceNewDevice(tx, account, device)
    await updateAccount(tx, role, account.id, { lastLoginAt: new Date() })
    return createSession(tx, device)
  }, ctx.tx)
  await forgiveSignIn(role, email, ctx.ip)
  return { account, pair }
}

/** Who has just registered has no password yet, and is told so by the one they chose. */
async function promised(account: Account | null): Promise<string | undefined> {
  if (account?.role !== 'client') return undefined
  return (await lastRegistration(account.id))?.passwordHash
}

function checkStatus({ role, status, passwordHash }: Account): void {
  if (status === 'blocked') {
    throw forbidden(
      `Il tuo accesso è bloccato: scrivi a chi gestisce l’area ${ROLES[role].label.toLowerCase()}.`,
    )
  }
  if (status !== 'pending' && passwordHash) return
  throw forbidden(
    role === 'client'
      ? 'Il tuo account è da confermare: apri il link che ti abbiamo mandato per e-mail.'
      : 'Il tuo account è da confermare: potrai entrare appena sarà attivato.',
  )
}
