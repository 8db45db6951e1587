import 'server-only'
import { bearerOf } from '@/lib/auth/authenticate'
import { readRefresh } from '@/lib/auth/refresh-token'
import type { Role } from '@/lib/auth/roles'
import { revoke } from '@/lib/auth/sessions'
import { verifyAccess } from '@/lib/auth/tokens'
import { db, withTransaction } from '@/lib/core/db'

/**
 * Ends the session that the headers prove, whichever of the two tokens is still good, and no other role's.
 * True when there was something to prove.
 */
export async function logout(headers: Headers, role: Role): Promise<boolean> {
  const claims = await verifyAccess(role, bearerOf(headers))
  const id = claims?.sessionId ?? (await refreshedSession(headers.get('x-refresh-token'), role))
  if (!id) return false
  await withTransaction((tx) => revoke(tx, [id], 'uscita'))
  return true
}

async function refreshedSession(token: string | null, role: Role): Promise<string | null> {
  const known = token ? readRefresh(token) : null
  const session = known && (await db().session.findUnique({ where: { id: known.sessionId } }))
  return session?.role === role ? session.id : null
}
