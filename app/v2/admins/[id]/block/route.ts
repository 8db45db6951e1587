import { z } from 'zod'
import { blockBody } from '@/lib/features/accounts/block-schema'
import { blockAdmin } from '@/lib/features/admins/block'
import { admins } from '@/lib/features/admins/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['admins_manage'],
    params: z.object({ id: z.string() }),
    body: blockBody,
    summary: 'Blocca l’accesso di un amministratore',
  },
  async ({ ctx, params, body }) => {
    await blockAdmin(ctx, params.id, body.motivo)
    return getRow(admins, ctx.actor, params.id)
  },
)
