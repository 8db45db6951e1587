import { can } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import { totpResetBody } from '@/lib/features/accounts/schema'
import { resetTotp } from '@/lib/features/accounts/totp'
import { checkRankOf } from '@/lib/features/admins/grants'
import { checkRankOf as checkAgentRankOf } from '@/lib/features/agents/grants'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    admits: (actor) => {
      if (!can(actor, 'admins_manage') && !can(actor, 'agents_manage')) throw forbidden()
    },
    proof: true,
    body: totpResetBody,
    prepare: async ({ ctx, body }) => {
      if (!can(ctx.actor, body.role === 'admin' ? 'admins_manage' : 'agents_manage')) throw forbidden()
      await (body.role === 'admin' ? checkRankOf : checkAgentRankOf)(ctx.actor, body.userId)
    },
    summary: 'Toglie la verifica in due passaggi a chi ha perso il telefono',
  },
  ({ ctx, body }) => resetTotp(ctx, body),
)
