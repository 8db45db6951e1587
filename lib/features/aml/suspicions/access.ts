import type { Actor } from '@/lib/auth/actor'
import { notFound } from '@/lib/core/errors'

/**
 * Who answers for anti-money-laundering: an administrator who holds the flag itself. That of the owner, which opens everything else, does
 * not open this (D.Lgs. 231/2007, art. 38 and 39).
 */
const answersForAml = (actor: Actor | null): boolean =>
  actor?.role === 'admin' && actor.permissions.aml_manage === true

/** For everybody else there is nothing here, as for an address that nobody has made. */
export function requireAmlHead(actor: Actor | null): void {
  if (!answersForAml(actor)) throw notFound()
}
