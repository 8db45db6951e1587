import 'server-only'
import type { z } from 'zod'
import type { Ctx } from '@/lib/http/context'
import { handle } from '@/lib/http/handle'
import { admitImporters } from './access'
import { getRun } from './data'
import { runDetailReply, runParams } from './schema'

type Verb<B> = { summary: string; body: z.ZodType<B>; run: (ctx: Ctx, id: string, body: B) => Promise<void> }

/** A verb on a run; the reply is the run after it. */
export const importVerbRoute = <B>({ summary, body, run }: Verb<B>) =>
  handle(
    {
      auth: ['admin'],
      admits: admitImporters,
      params: runParams,
      body,
      reply: runDetailReply,
      status: 202,
      summary,
    },
    async ({ ctx, params, body: input }) => {
      await run(ctx, params.id, input)
      return getRun(ctx.scope, params.id)
    },
  )
