import { z } from 'zod'
import { mintScope } from '@/lib/auth/actor'
import { agentDesk } from '@/lib/features/home/desk/data'
import { presentDesk } from '@/lib/features/home/desk/present'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    summary: 'Tutto quello che riguarda un agente: recapiti, risultati, lavoro in corso',
  },
  async ({ ctx, params }) =>
    presentDesk(await agentDesk(mintScope({ ...ctx.actor, role: 'admin' }), params.id)),
)
