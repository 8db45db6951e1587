import { can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
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
      const [flag, check] = byRole(body.role, {
        admin: () => ['admins_manage', checkRankOf] as const,
        agent: () => ['agents_manage', checkAgentRankOf] as const,
      })
      if (!can(ctx.actor, flag)) throw forbidden()
      await check(ctx.actor, body.userId)
    },
    summary: 'Toglie la verifica in due passaggi a chi ha perso il telefono',
  },
  ({ ctx, body }) => resetTotp(ctx, body),
)
