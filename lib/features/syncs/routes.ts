import 'server-only'
import type { z } from 'zod'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { handle } from '@/lib/http/handle'
import { getRun } from '@/lib/imports/data'
import { runDetailReply, runParams } from '@/lib/imports/schema'

/* The addresses of /v2/syncs: the engine's verbs, for runs of EGG alone. */

type Verb<B> = { summary: string; body: z.ZodType<B>; run: (ctx: Ctx, id: string, body: B) => Promise<void> }

/** 404 for a run of another kind. */
export async function refuseOther(id: string): Promise<void> {
  orNotFound(
    await db().importRun.findFirst({ where: { id: idOrNotFound(id), kind: 'egg' }, select: { id: true } }),
  )
}

/** A verb on a run; the reply is the run after it. */
export const syncVerbRoute = <B>({ summary, body, run }: Verb<B>) =>
  handle(
    {
      auth: ['admin'],
      permission: ['sync_manage'],
      params: runParams,
      body,
      reply: runDetailReply,
      status: 202,
      summary,
    },
    async ({ ctx, params, body: input }) => {
      await refuseOther(params.id)
      await run(ctx, params.id, input)
      return getRun(ctx.scope, params.id)
    },
  )
