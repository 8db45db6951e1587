import { z } from 'zod'
import { unblockAdmin } from '@/lib/features/admins/block'
import { admins } from '@/lib/features/admins/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['admins_manage'],
    proof: true,
    params: z.object({ id: z.string() }),
    summary: 'Ridà l’accesso a un amministratore bloccato',
  },
  async ({ ctx, params }) => {
    await unblockAdmin(ctx, params.id)
    return getRow(admins, ctx.actor, params.id)
  },
)
