import { z } from 'zod'
import { approveBudget } from '@/lib/features/budgets/decide'
import { approveProposal, proposalsReply } from '@/lib/features/budgets/proposal-schema'
import { readProposals } from '@/lib/features/budgets/proposals'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['reports_see', 'budgets_manage'],
    params: z.object({ id: z.string() }),
    body: approveProposal,
    reply: proposalsReply,
    summary: 'Approva gli obiettivi proposti: valgono da adesso',
  },
  async ({ ctx, params, body }) =>
    readProposals(ctx.actor, await approveBudget(ctx, params.id, body.version)),
)
