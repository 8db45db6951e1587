import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@/lib/auth/roles'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { OneTimeToken, Prisma, TokenPurpose } from '@/prisma/generated/client'

const HOURS: Record<TokenPurpose, number> = {
  confirm_account: 72,
  reset_password: 1,
  invite: 7 * 24,
  change_email: 72,
}

/** What a link that chooses a password may have been sent for. */
export const PASSWORD_LINKS = ['reset_password', 'invite'] as const satisfies readonly TokenPurpose[]

type Owner = { role: Role; userId: string }
export type NewRegistration = Prisma.RegistrationCreateWithoutTokenInput

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A link for one use; the links sent before for the same purpose stop working. Only its hash is stored. */
export async function issueToken(tx: Tx, owner: Owner, purpose: TokenPurpose): Promise<string> {
  await dropTokens(tx, owner, purpose)
  return createToken(tx, owner, purpose)
}

/**
 * A link that confirms one registration. Those of other registrations with the same address go on working: the
 * last one need not be that of the address's owner.
 */
export function issueConfirmation(tx: Tx, userId: string, registration: NewRegistration): Promise<string> {
  return createToken(tx, { role: 'client', userId }, 'confirm_account', registration)
}

export async function dropTokens(tx: Tx, owner: Owner, purpose: TokenPurpose): Promise<void> {
  await tx.oneTimeToken.deleteMany({ where: { ...owner, purpose } })
}

async function createToken(tx: Tx, owner: Owner, purpose: TokenPurpose, registration?: NewRegistration) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + HOURS[purpose] * 3_600_000)
  const row = { id: newId(), ...owner, purpose, tokenHash: hashOf(token), expiresAt }
  await tx.oneTimeToken.create({ data: { ...row, registration: registration && { create: registration } } })
  return token
}

type Use = { role: Role; purpose: TokenPurpose | readonly TokenPurpose[]; token: string }

const oneOf = (purpose: Use['purpose']) => ({ in: [purpose].flat() })

const deadLink = () =>
  invalidField('token', 'Questo link non è valido, è scaduto o è già stato usato: chiedine uno nuovo.')

/** Uses a link up; of two at the same time one wins. */
export async function spendToken(tx: Tx, { role, purpose, token }: Use): Promise<OneTimeToken> {
  const now = new Date()
  const [used] = await tx.oneTimeToken.updateManyAndReturn({
    where: { tokenHash: hashOf(token), role, purpose: oneOf(purpose), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (!used) throw deadLink()
  return used
}

/** Looks without using: for the page that asks before it confirms. */
export function peekToken({ role, purpose, token }: Use): Promise<OneTimeToken | null> {
  const live = { usedAt: null, expiresAt: { gt: new Date() } }
  const where = { tokenHash: hashOf(token), role, purpose: oneOf(purpose), ...live }
  return db().oneTimeToken.findFirst({ where })
}
