import 'server-only'
import { findAccount, hasSecondFactor, type SigningIn, updateAccount } from '@/lib/auth/accounts'
import type { Claimed } from '@/lib/auth/device-header'
import { knownDevice, type Remembered, rememberDevice, touchDevice } from '@/lib/auth/devices'
import { verifyPassword } from '@/lib/auth/password'
import { ROLES, type Role } from '@/lib/auth/roles'
import { createSession, type Pair } from '@/lib/auth/sessions'
import { findSigningIn, resumeOnDevice } from '@/lib/auth/sign-in'
import { type Tx, withTransaction } from '@/lib/core/db'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import { startPage } from '@/lib/notifications/preferences'
import { countCode, countingOfDevices, countSignIn, deviceLimitRow, forgiveCode } from './limits'
import { mailNewDevice } from './mails'
import type { AssertionInput } from './passkey-schema'
import { ownerOfPasskey, proveByPasskey } from './passkeys'
import type { LoginInput } from './schema'
import { secondFactorMissing, spendCode } from './totp-code'

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
  { email, password, otp, passkey }: LoginInput,
  claimed: Claimed,
): Promise<SignedIn> {
  const { account, device } = await findSigningIn(role, email, claimed.token, countingOfDevices())
  const takeBack = await countSignIn({ role, email, ip: ctx.ip, device })
  const deviceId = device?.id ?? null
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!account || !isRight || isHidden(account)) throw unauthenticated(REFUSAL[role])
  checkStatus(account)
  const takesMore = hasSecondFactor(account)
  if (takesMore && !otp && !passkey) {
    // The password was right: asking for the code is no failed attempt.
    await takeBack()
    throw await secondFactorMissing(account)
  }
  if (takesMore) await countCode(role, account.id, deviceId)
  if (takesMore && passkey) await proveByPasskey(account, passkey)
  const proof = { otp, isProven: passkey !== undefined, claimed, deviceId }
  const again = await enterAgain(ctx, account, proof)
  if (again) return again
  const entered = await withTransaction((tx) => enter(tx, ctx, account, proof), ctx.tx)
  await takeBack()
  if (takesMore) await forgiveCode(role, account.id, deviceId)
  return { ...entered, pagina: await startPage({ role, userId: account.id }) }
}

/**
 * Signs in by a passkey alone, which has asked its owner for a finger, a face or a PIN: it is two factors by itself.
 * @throws 401 for one that we do not know, 403 where the account is blocked
 */
export async function loginByPasskey(
  ctx: PublicCtx,
  role: Role,
  passkey: AssertionInput,
  claimed: Claimed,
): Promise<SignedIn> {
  const id = await ownerOfPasskey(role, passkey)
  const account = await findAccount(role, { id })
  if (!account || isHidden(account)) throw unauthenticated(REFUSAL[role])
  checkStatus(account)
  const deviceId = await knownDevice({ role, userId: id }, claimed.token)
  const proof = { isProven: true, claimed, deviceId }
  const entered = await withTransaction((tx) => enter(tx, ctx, account, proof), ctx.tx)
  return { ...entered, pagina: await startPage({ role, userId: id }) }
}

/** `isProven`: by a passkey. */
type Proof = { otp?: string | undefined; isProven: boolean; claimed: Claimed; deviceId: string | null }

/** On a device of this account, with nothing but a password to prove: nobody is told, no code is spent, and no tries are left to take back. */
async function enterAgain(
  { ip, userAgent }: PublicCtx,
  account: SigningIn,
  { claimed, deviceId }: Proof,
): Promise<SignedIn | null> {
  if (!deviceId || hasSecondFactor(account)) return null
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
  const { otp, isProven, claimed, deviceId } = proof
  if (hasSecondFactor(account) && !isProven) await spendCode(tx, account, otp)
  const place = { role, userId, ip: ctx.ip, userAgent: ctx.userAgent }
  const isKnown = deviceId !== null && (await touchDevice(tx, deviceId))
  const device = isKnown
    ? { id: deviceId, token: claimed.token }
    : await rememberDevice(tx, { role, userId }, claimed)
  if (!isKnown) await mailNewDevice(tx, account, place)
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
