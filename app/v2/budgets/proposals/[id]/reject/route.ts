import { z } from 'zod'
import { rejectBudget } from '@/lib/features/budgets/decide'
import { proposalsReply, rejectProposal } from '@/lib/features/budgets/proposal-schema'
import { readProposals } from '@/lib/features/budgets/proposals'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['reports_see', 'budgets_manage'],
    params: z.object({ id: z.string() }),
    body: rejectProposal,
    reply: proposalsReply,
    summary: 'Rifiuta gli obiettivi proposti, con il motivo',
  },
  async ({ ctx, params, body }) => readProposals(ctx.actor, await rejectBudget(ctx, params.id, body)),
)
