import 'server-only'
import { z } from 'zod'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { revoke, revokeAll } from '@/lib/auth/sessions'
import { type Tx, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { handle } from '@/lib/http/handle'
import { sessionsOf } from './data'
import { personSessionsQuery, personSessionsReply, signOutBody } from './schema'

/** Somebody of the house, for who manages their access. */
type People = {
  role: 'admin' | 'agent'
  permission: PermissionFlag
  /** Whose devices they are, in a summary: "di un agente". */
  whose: string
  /** @throws 404 for who is not the reader's to manage */
  find: (ctx: Ctx, id: string) => Promise<unknown>
  /** The same, before a device is signed out. */
  lock: (ctx: Ctx & { tx: Tx }, id: string) => Promise<unknown>
}

/** GET and POST of the devices from which somebody has signed in; ending a session twice is no error. */
export function personSessionRoutes({ role, permission, whose, find, lock }: People) {
  const params = z.object({ id: z.string() })
  const office = { auth: ['admin'] as const, permission: [permission], params }
  return {
    GET: handle(
      {
        ...office,
        query: personSessionsQuery,
        reply: personSessionsReply,
        summary: `Gli accessi ${whose}, dal più recente`,
      },
      async ({ ctx, params: { id }, query }) => {
        await find(ctx, id)
        return sessionsOf({ role, userId: id }, query, ctx.actor.sessionId)
      },
    ),
    POST: handle(
      { ...office, body: signOutBody, summary: `Disconnette un dispositivo ${whose}, o tutti` },
      async ({ ctx, params: { id }, body }) => {
        await withTransaction(async (tx) => {
          await lock({ ...ctx, tx }, id)
          await endSessions(tx, { role, userId: id }, body.sessionId)
        }, ctx.tx)
      },
    ),
  }
}

type Owner = { role: People['role']; userId: string }

async function endSessions(tx: Tx, owner: Owner, sessionId: string | undefined): Promise<void> {
  if (!sessionId) return void (await revokeAll(tx, owner, 'revocata'))
  orNotFound(await tx.session.findFirst({ where: { id: sessionId, ...owner }, select: { id: true } }))
  await revoke(tx, [sessionId], 'revocata')
}
