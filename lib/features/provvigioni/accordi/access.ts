import { type Actor, can } from '@/lib/auth/actor'

const isAdmin = (actor: Actor | null) => actor?.role === 'admin'

/** The office that sees commissions reads the agreements; to agents the shares of others are not told. */
export const seesAgreements = (actor: Actor | null): boolean =>
  isAdmin(actor) && (can(actor, 'provvigioni_see') || can(actor, 'provvigioni_manage'))

export const managesCommissions = (actor: Actor | null): boolean =>
  isAdmin(actor) && can(actor, 'provvigioni_manage')
