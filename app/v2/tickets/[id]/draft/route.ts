import { z } from 'zod'
import { draftOf, saveDraft } from '@/lib/features/tickets/save-draft'
import { draftSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'

const own = {
  auth: ['admin', 'agent', 'client'] as const,
  params: z.object({ id: z.string() }),
}

export const GET = handle({ ...own, summary: 'La propria bozza in un ticket' }, ({ ctx, params }) =>
  draftOf(ctx.actor, params.id),
)

export const PUT = handle(
  {
    ...own,
    body: draftSchema,
    rateLimit: { name: 'ticket-drafts', points: 2400, seconds: 3600 },
    summary: 'Salva la propria bozza in un ticket; senza testo la toglie',
  },
  ({ ctx, params, body }) => saveDraft(ctx, params.id, body),
)
