import 'server-only'
import { type SigningIn, updateAccount } from '@/lib/auth/accounts'
import type { Claimed } from '@/lib/auth/device-header'
import { type Remembered, rememberDevice, touchDevice } from '@/lib/auth/devices'
import { verifyPassword } from '@/lib/auth/password'
import { ROLES, type Role } from '@/lib/auth/roles'
import { createSession, type Pair } from '@/lib/auth/sessions'
import { findSigningIn, resumeOnDevice } from '@/lib/auth/sign-in'
import { type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import { startPage } from '@/lib/features/notifications/preferences'
import type { PublicCtx } from '@/lib/http/context'
import { countCode, countingOfDevices, countSignIn, deviceLimitRow, forgiveCode } from './limits'
import { announceNewDevice } from './mails'
import type { LoginInput } from './schema'
import { spendCode } from './totp-code'

export type SignedIn = {
  account: SigningIn
  pair: Pair
  device: Remembered | null
  /** Where the area opens; empty: at its home. */
  pagina: string
}

/**
 * Anybody can register an address and then try the password they have chosen: who waits for the link hears what
 * everybody hears. So the words also have to help the person who has really just registered.
 */
const REFUSAL: Record<Role, string> = {
  admin: 'E-mail o password non corrette.',
  agent: 'E-mail o password non corrette.',
  client:
    'E-mail o password non corrette, oppure account non ancora confermato. Se ti sei registrato da poco, apri prima il link che ti abbiamo inviato per e-mail.',
}

/**
 * Signs in to one area. Unknown account, account that is not confirmed and wrong password get the same answer after
 * the same work; only a caller who knows the password is told that an account is blocked.
 */
export async function login(
  ctx: PublicCtx,
  role: Role,
  { email, password, otp }: LoginInput,
  claimed: Claimed,
): Promise<SignedIn> {
  const { account, device } = await findSigningIn(role, email, claimed.token, countingOfDevices())
  const takeBack = await countSignIn({ role, email, ip: ctx.ip, device })
  const deviceId = device?.id ?? null
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!account || !isRight || isHidden(account)) throw unauthenticated(REFUSAL[role])
  checkStatus(account)
  if (account.totpEnabledAt && otp) await countCode(role, account.id, deviceId)
  // The password was right: asking for the code is no failed attempt.
  if (account.totpEnabledAt && !otp) await takeBack()
  const proof = { otp, claimed, deviceId }
  const again = await enterAgain(ctx, account, proof)
  if (again) return again
  const entered = await withTransaction((tx) => enter(tx, ctx, account, proof), ctx.tx)
  await takeBack()
  if (account.totpEnabledAt) await forgiveCode(role, account.id, deviceId)
  return { ...entered, pagina: await startPage({ role, userId: account.id }) }
}

type Proof = { otp: string | undefined; claimed: Claimed; deviceId: string | null }

/** On a device of this account, with nothing but a password to prove: nobody is told, no code is spent, and no tries are left to take back. */
async function enterAgain(
  { ip, userAgent }: PublicCtx,
  account: SigningIn,
  { claimed, deviceId }: Proof,
): Promise<SignedIn | null> {
  if (!deviceId || account.totpEnabledAt) return null
  const { role, id: userId } = account
  const place = { role, userId, ip, userAgent, deviceId }
  const resumed = await resumeOnDevice({ ...place, limitKey: deviceLimitRow(deviceId) })
  return resumed && { account, ...resumed, device: { id: deviceId, token: claimed.token } }
}

async function enter(
  tx: Tx,
  ctx: PublicCtx,
  account: SigningIn,
  proof: Proof,
): Promise<Omit<SignedIn, 'pagina'>> {
  const { role, id: userId } = account
  const { otp, claimed, deviceId } = proof
  if (account.totpEnabledAt) await spendCode(tx, account, otp)
  const place = { role, userId, ip: ctx.ip, userAgent: ctx.userAgent }
  const isKnown = deviceId !== null && (await touchDevice(tx, deviceId))
  const device = isKnown
    ? { id: deviceId, token: claimed.token }
    : await rememberDevice(tx, { role, userId }, claimed)
  if (!isKnown) await announceNewDevice(tx, account, place)
  await updateAccount(tx, role, userId, { lastLoginAt: new Date() })
  const pair = await createSession(tx, { ...place, deviceId: device?.id })
  return { account, pair, device }
}

const isHidden = ({ role, status }: SigningIn) =>
  status === 'deleted' || (role === 'client' && status === 'pending')

function checkStatus({ role, status }: SigningIn): void {
  if (status === 'blocked') {
    throw forbidden(
      `Il tuo accesso è bloccato: scrivi a chi gestisce l’area ${ROLES[role].label.toLowerCase()}.`,
    )
  }
  if (status === 'pending') {
    throw forbidden('Il tuo account è da confermare: potrai entrare appena sarà attivato.')
  }
}
