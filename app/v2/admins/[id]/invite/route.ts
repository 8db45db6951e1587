import { z } from 'zod'
import { inviteAgain } from '@/lib/features/admins/invite'
import { admins } from '@/lib/features/admins/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['admins_manage'],
    params: z.object({ id: z.string() }),
    rateLimit: { name: 'admin-invites', points: 30, seconds: 3600 },
    summary: 'Invia di nuovo l’invito a chi non ha ancora scelto la password',
  },
  async ({ ctx, params }) => {
    await inviteAgain(ctx, params.id)
    return getRow(admins, ctx.actor, params.id)
  },
)
