import type { SigningIn } from '@/lib/auth/accounts'
import type { Actor } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import type { Session } from '@/prisma/generated/client'
import { deviceName } from './device'
import type { SessionItem } from './schema'

type Profile = Omit<Actor, 'userId' | 'sessionId'> & { id: string }

/** The profile that sign-in and getMe return. Admins are also named in English, as the history shows them. */
function presentProfile(profile: Profile) {
  const { id: _id, role, email, nome, cognome, permissions, ticketing, agencyId, totp } = profile
  const base = { _id, role, email, nome, cognome }
  return byRole(role, {
    admin: () => ({ ...base, name: nome, surname: cognome, permissions, ticketing, totp }),
    agent: () => ({ ...base, permissions, agencyId, totp }),
    client: () => base,
  })
}

export const presentAccount = (account: SigningIn) =>
  presentProfile({ ...account, totp: account.totpEnabledAt !== null })

export const presentMe = (actor: Actor) => presentProfile({ ...actor, id: actor.userId })

type Person = SessionItem['utente']

export function presentSession(row: Session, currentId: string, utente: Person): SessionItem {
  return {
    _id: row.id,
    role: row.role,
    dispositivo: deviceName(row.userAgent),
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    motivo: row.revokedReason,
    corrente: row.id === currentId,
    attiva: row.revokedAt === null && row.expiresAt.getTime() > Date.now(),
    utente,
  }
}
