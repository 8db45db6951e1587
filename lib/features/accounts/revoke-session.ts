import 'server-only'
import { revoke } from '@/lib/auth/sessions'
import { db, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { visibleSessions } from './data'

/** Ends a session: an own one, or with the flag anybody's. Ending it twice is no error. */
export async function revokeSession(ctx: Ctx, id: string): Promise<void> {
  orNotFound(await db().session.findFirst({ where: { AND: [{ id }, visibleSessions(ctx.scope)] } }))
  await withTransaction((tx) => revoke(tx, [id], 'revocata'), ctx.tx)
}
