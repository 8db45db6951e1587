import 'server-only'
import type { Answers } from '@/lib/resources/standard'

/**
 * The routes of some names below /v2, all in one table of their feature instead of a file each. `folders` says what the table
 * has, so that the types of the routes can be written without loading it.
 */
const table = <P extends string, F extends string, R extends Record<F, Answers[string]>>(
  names: readonly P[],
  folders: readonly F[],
  routes: (name: P) => Promise<R>,
) => ({ routes, folders, loads: names.map((name) => [name, () => routes(name)] as const) })

/** Where several names answer the same verbs, or a verb says all of itself in a line. */
export const ROUTE_TABLES = {
  accounts: table(
    ['admin', 'agents'],
    [
      'getMe',
      'login',
      'login/passkey',
      'login/passkey/start',
      'logout',
      'passkeys',
      'passkeys/[id]',
      'passkeys/start',
      'password/change',
      'password/forgot',
      'password/reset',
      'proof',
      'proof/passkey',
      'recoveryCodes',
      'refresh',
      'secondFactor',
      'totp',
      'totp/start',
    ],
    async (name) =>
      (await import('@/lib/features/accounts/staff-routes')).staffRoutes(
        name === 'admin' ? 'admin' : 'agent',
      ),
  ),
  clients: table(
    ['clients'],
    [
      '[id]/agent',
      '[id]/block',
      '[id]/consents',
      '[id]/consents/withdraw',
      '[id]/different',
      '[id]/documents',
      '[id]/duplicates',
      '[id]/email',
      '[id]/merge',
      '[id]/overview',
      '[id]/pratiche',
      '[id]/requests',
      '[id]/resend',
      '[id]/tickets',
      '[id]/unblock',
      '[id]/unmerge',
      '[id]/validate',
    ],
    async () => (await import('@/lib/features/clients/verb-routes')).clientRoutes(),
  ),
  imports: table(
    ['imports'],
    ['[id]/cancel', '[id]/check', '[id]/retry', '[id]/run', '[id]/undo'],
    async () => (await import('@/lib/imports/verb-routes')).importRoutes(),
  ),
  syncs: table(['syncs'], ['[id]/cancel', '[id]/check', '[id]/retry', '[id]/run', '[id]/undo'], async () =>
    (await import('@/lib/features/syncs/verb-routes')).syncRoutes(),
  ),
  priceTables: table(
    ['tabelle', 'tabelleNewfin', 'tabelleHub'],
    ['lines', '[id]/checks', '[id]/close', '[id]/compare', '[id]/publish', '[id]/try', '[id]/versions'],
    async (name) =>
      (await import('@/lib/features/price-tables/price-table-routes')).priceTableRoutes(
        (await import('@/lib/features/price-tables/resource'))[name],
      ),
  ),
  rankings: table(
    ['classificheAgenti', 'classificheManagers', 'classificheDipendenti', 'classificheContactCenter'],
    ['[id]/correct', '[id]/poster', '[id]/publish', '[id]/recompute', '[id]/unpublish'],
    async (name) => (await import('@/lib/features/rankings/ranking-routes')).rankingRoutes(name),
  ),
  ratings: table(
    ['voti', 'votiDipendenti'],
    ['andamento', 'publish', 'reject', '[id]/answer', '[id]/publish', '[id]/reject'],
    async (name) =>
      (await import('@/lib/features/ratings/rating-routes')).ratingRoutes(
        (await import('@/lib/features/ratings/resource'))[name],
      ),
  ),
}
