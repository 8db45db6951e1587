import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { forbidden, unauthenticated } from '@/lib/core/errors'

/** Who sets an installation up: administrators with the flag that holds all others. */
export const isInstaller = (actor: Actor | null): boolean =>
  actor?.role === 'admin' && actor.permissions.admin === true

/** For a route: 401 or 403 for everybody else. */
export function requireInstaller(actor: Actor | null): void {
  if (!isInstaller(actor)) throw actor ? forbidden() : unauthenticated()
}
