import { can } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { forbidden } from '@/lib/core/errors'
import { proposalSchema, proposalsQuery, proposalsReply } from '@/lib/features/budgets/proposal-schema'
import { readProposals } from '@/lib/features/budgets/proposals'
import { proposeYear } from '@/lib/features/budgets/propose'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: (actor) => {
      if (
        !can(
          actor,
          byRole(staffRole(actor.role), {
            admin: () => 'reports_see' as const,
            agent: () => 'team_see' as const,
          }),
        )
      )
        throw forbidden()
    },
    query: proposalsQuery,
    reply: proposalsReply,
    summary: 'Gli obiettivi proposti per un anno che aspettano l’ufficio; a un agente i suoi, anche decisi',
  },
  ({ ctx, query }) => readProposals(ctx.actor, query.anno ? Number(query.anno) : undefined),
)

export const POST = handle(
  {
    auth: ['agent'],
    permission: ['team_see'],
    body: proposalSchema,
    reply: proposalsReply,
    status: 201,
    summary: 'Propone gli obiettivi della propria squadra, insieme a quelli che aspettano già',
  },
  async ({ ctx, body }) => {
    await proposeYear(ctx, body)
    return readProposals(ctx.actor, body.anno)
  },
)
