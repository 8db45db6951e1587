import { z } from 'zod'
import { hasPermissions } from '@/lib/auth/check-permissions'
import { PERMISSIONS, type PermissionFlag } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import { keysOf } from '@/lib/core/keys'

const flags = <T extends string>(table: Record<T, unknown>) => z.enum(keysOf(table))

/**
 * Who may receive a message: everybody who fits at least one rule, and all conditions of that rule.
 * `{ role }` alone is everybody of that role.
 */
const rule = z.union([
  z.strictObject({
    role: z.enum(['admin', 'agent', 'client']),
    userId: z.uuid().optional(),
    permission: flags<PermissionFlag>(PERMISSIONS).optional(),
  }),
  z.strictObject({ sessionId: z.uuid() }),
])
export const audienceSchema = z.array(rule).min(1)

export type AudienceRule = z.infer<typeof rule>
export type Audience = AudienceRule[]

/** Whose connection it is; proven once, at the handshake. */
export type Identity = { role: Role; userId: string; sessionId: string }
/** What that person may do; read again from the database at every delivery. */
export type Authority = Identity & {
  permissions: Record<string, unknown>
  ticketing: Record<string, unknown>
}

/** Whether a rule can concern this connection at all, before anything is asked of the database. */
const concernsRule = (rule: AudienceRule, who: Identity) =>
  'sessionId' in rule
    ? rule.sessionId === who.sessionId
    : rule.role === who.role && (!rule.userId || rule.userId === who.userId)

export const concerns = (audience: Audience, who: Identity) =>
  audience.some((rule) => concernsRule(rule, who))

const CONDITIONS = new Set(['role', 'userId', 'permission', 'sessionId'])

/** Another release may have written the rule: a condition that this one does not know lets nobody through. */
const isUnderstood = (rule: AudienceRule) => Object.keys(rule).every((name) => CONDITIONS.has(name))

function allows(rule: AudienceRule, who: Authority): boolean {
  if (!concernsRule(rule, who) || !isUnderstood(rule)) return false
  if ('sessionId' in rule) return true
  const subject = { role: who.role, hasToken: true, profile: who }
  return !rule.permission || hasPermissions(subject, [rule.permission])
}

/** The authorisation of one message for one receiver, with what the receiver may do now. */
export const mayReceive = (audience: Audience, who: Authority) => audience.some((rule) => allows(rule, who))
