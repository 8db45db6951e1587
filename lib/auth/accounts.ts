import 'server-only'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import { db, type Tx } from '@/lib/core/db'
import type { AccountStatus, Prisma } from '@/prisma/generated/client'
import { byRole } from './by-role'
import type { Role } from './roles'

type Flags = Record<string, unknown>

/** What the three kinds of users have in common, under one set of names. */
export type Account = {
  role: Role
  id: string
  email: string
  nome: string
  cognome: string
  status: AccountStatus
  passwordHash: string | null
  permissions: Flags
  ticketing: Flags
  agencyId: string | null
  totpSecret: string | null
  totpEnabledAt: Date | null
  totpLastStep: bigint | null
  /** With one of them signing in takes a second factor, too. */
  passkeys: number
  createdAt: Date
  /** The database row, for the history. */
  row: { id: string }
}

/** An account as far as a sign-in looks at it. */
export type SigningIn = Omit<Account, 'row'>

type Key = { id: string } | { email: string }

const flags = (value: Prisma.JsonValue): Flags =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** The account of a role by id or by e-mail (without regard to case: the column is citext). */
export function findAccount(role: Role, key: Key, tx: Tx = db()): Promise<Account | null> {
  return byRole(role, {
    admin: () => findAdmin(key, tx),
    agent: () => findAgent(key, tx),
    client: () => findClient(key, tx),
  })
}

async function findAdmin(where: Key, tx: Tx): Promise<Account | null> {
  const row = await tx.admin.findUnique({ where })
  if (!row) return null
  const { name, surname, permissions, ticketing, ...rest } = row
  return {
    ...rest,
    role: 'admin',
    passkeys: await passkeysOf(tx, 'admin', row.id),
    nome: name,
    cognome: surname,
    permissions: flags(permissions),
    ticketing: flags(ticketing),
    agencyId: null,
    row,
  }
}

async function findAgent(where: Key, tx: Tx): Promise<Account | null> {
  const row = await tx.agent.findUnique({ where })
  if (!row) return null
  const passkeys = await passkeysOf(tx, 'agent', row.id)
  return { ...row, role: 'agent', permissions: flags(row.permissions), ticketing: {}, passkeys, row }
}

const passkeysOf = (tx: Tx, role: Role, userId: string) => tx.passkey.count({ where: { role, userId } })

const WITHOUT_TOTP = { totpSecret: null, totpEnabledAt: null, totpLastStep: null, passkeys: 0 }

async function findClient(where: Key, tx: Tx): Promise<Account | null> {
  const row = await tx.client.findUnique({ where })
  if (!row) return null
  const { email, ...rest } = row
  const none = { permissions: {}, ticketing: {}, agencyId: null, ...WITHOUT_TOTP }
  return { ...rest, ...none, role: 'client', email: email ?? '', row }
}

type Credentials = { passwordHash?: string; lastLoginAt?: Date; status?: AccountStatus }
type Totp = { totpSecret?: string | null; totpEnabledAt?: Date | null; totpLastStep?: bigint | null }

/** Whether signing in takes more than the password. */
export const hasSecondFactor = ({ totpEnabledAt, passkeys }: Pick<Account, 'totpEnabledAt' | 'passkeys'>) =>
  totpEnabledAt !== null || passkeys > 0

/** Changes columns that all three tables have; returns the row after the change. */
export async function updateAccount(
  tx: Tx,
  role: Role,
  id: string,
  data: Credentials,
): Promise<{ id: string }> {
  const where = { id }
  const row: { id: string } = await byRole(role, {
    admin: () => tx.admin.update({ where, data }),
    agent: () => tx.agent.update({ where, data }),
    client: () => tx.client.update({ where, data }),
  })
  // The time of a sign-in changes nothing that is kept of an account.
  if (data.passwordHash !== undefined || data.status) dropAtCommit(tx, [accountTag(role, id)])
  return row
}

/** The second factor exists for admins and agents. */
export async function updateTotp(
  tx: Tx,
  role: Exclude<Role, 'client'>,
  id: string,
  data: Totp,
): Promise<{ id: string }> {
  const where = { id }
  const row: { id: string } = await byRole(role, {
    admin: () => tx.admin.update({ where, data }),
    agent: () => tx.agent.update({ where, data }),
  })
  dropAtCommit(tx, [accountTag(role, id)])
  return row
}
