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
import type { LoginInput } from './schema'
import { spendCode } from './totp-code'

export type SignedIn = { account: Account; pair: Pair }

/**
 * Anybody can register an address and then try the password they have chosen: who waits for the link hears what
 * everybody hears. So the words also have to help the person who has really just registered.
 */
const REFUSAL: Record<Role, string> = {
  admin: 'E-mail o password non corrette.',
  agent: 'E-mail o password non corrette.',
  client:
    'E-mail o password non corrette, oppure account non ancora confermato. Se ti sei registrato da poco, apri prima il link che ti abbiamo mandato per e-mail.',
}

/**
 * Signs in to one area. Unknown account, account that is not confirmed and wrong password get the same answer after
 * the same work; that an account is blocked is told only to who knows its password.
 */
export async function login(ctx: PublicCtx, role: Role, input: LoginInput): Promise<SignedIn> {
  const { email, password, otp } = input
  await countSignIn(role, email, ctx.ip)
  const account = await findAccount(role, { email })
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!account || !isRight || isHidden(account)) throw unauthenticated(REFUSAL[role])
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

const isHidden = ({ role, status }: Account) =>
  status === 'deleted' || (role === 'client' && status === 'pending')

function checkStatus({ role, status }: Account): void {
  if (status === 'blocked') {
    throw forbidden(
      `Il tuo accesso è bloccato: scrivi a chi gestisce l’area ${ROLES[role].label.toLowerCase()}.`,
    )
  }
  if (status === 'pending') {
    throw forbidden('Il tuo account è da confermare: potrai entrare appena sarà attivato.')
  }
}
