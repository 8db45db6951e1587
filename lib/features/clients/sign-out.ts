import 'server-only'
import { revoke, revokeAll } from '@/lib/auth/sessions'
import { withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockClient } from './lock'

/** Ends one session of a client, or all of them; ending one twice is no error. */
export async function signOutClient(ctx: Ctx, id: string, sessionId?: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockClient({ ...ctx, tx }, id)
    if (!sessionId) return void (await revokeAll(tx, { role: 'client', userId: id }, 'revocata'))
    const where = { id: sessionId, role: 'client', userId: id } as const
    orNotFound(await tx.session.findFirst({ where, select: { id: true } }))
    await revoke(tx, [sessionId], 'revocata')
  }, ctx.tx)
}
