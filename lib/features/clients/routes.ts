import 'server-only'
import { z } from 'zod'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Ctx } from '@/lib/http/context'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'
import { clients } from './resource'
import { clientParams, type PageQuery, pageQuery } from './schema'

/* What the routes of a client’s record are made of: verb-routes.ts has those that say all in a line. */

const office = { auth: ['admin'], permission: ['clients_manage'], params: clientParams } as const

/** A page of what hangs on a client. */
export const clientPageRoute = <T>(summary: string, read: (id: string, query: PageQuery) => Promise<T>) =>
  handle({ ...office, query: pageQuery, summary }, ({ params, query }) => read(params.id, query))

/** What is read of a client in one go. */
export const clientReadRoute = <T>(summary: string, read: (id: string) => Promise<T>) =>
  handle({ ...office, summary }, ({ params }) => read(params.id))

type Verb<B> = {
  summary: string
  body: z.ZodType<B>
  run: (ctx: Ctx, id: string, body: B) => Promise<unknown>
  flags?: readonly PermissionFlag[]
  rateLimit?: { name: string; points: number; seconds: number }
  proof?: true
}

/** A verb on a client; the reply is the record after it. */
export const clientVerbRoute = <B>({ summary, body, run, flags = [], rateLimit, proof }: Verb<B>) =>
  handle(
    { ...office, permission: [...office.permission, ...flags], body, summary, rateLimit, proof },
    async ({ ctx, params, body: input }) => {
      await run(ctx, params.id, input)
      return getRow(clients, ctx.actor, params.id)
    },
  )

export const nothing = z.strictObject({}).optional()
