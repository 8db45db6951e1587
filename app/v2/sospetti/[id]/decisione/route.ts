import { z } from 'zod'
import { requireAmlHead } from '@/lib/features/aml/suspicions/access'
import { readSuspicion } from '@/lib/features/aml/suspicions/data'
import { decideSuspicion } from '@/lib/features/aml/suspicions/decide'
import { decisioneSchema, sospettoReply } from '@/lib/features/aml/suspicions/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAmlHead,
    params: z.object({ id: z.string() }),
    body: decisioneSchema,
    reply: sospettoReply,
    // Its reply would lie in the general store of replies.
    idempotency: 'own',
    summary: 'Decide di una segnalazione di sospetto: inviata alla UIF, o archiviata',
  },
  async ({ ctx, params, body }) => {
    await decideSuspicion(ctx, params.id, body)
    return readSuspicion(ctx.actor, params.id)
  },
)
