import { z } from 'zod'
import { closingOf } from '@/lib/features/agents/closing'
import { closingReply, offboardReply, reinstateBody } from '@/lib/features/agents/offboard-schema'
import { reinstateAgent } from '@/lib/features/agents/reinstate'
import { handle } from '@/lib/http/handle'

const params = z.object({ id: z.string() })

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params,
    reply: closingReply,
    summary: 'Fino a quando si può annullare la chiusura del mandato di un agente',
  },
  ({ ctx, params: { id } }) => closingOf(ctx, id),
)

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    proof: true,
    params,
    body: reinstateBody,
    reply: offboardReply,
    status: 202,
    summary: 'Annulla entro 24 ore la chiusura del mandato: torna quello che nessuno ha cambiato',
  },
  async ({ ctx, params: { id }, body }) => ({ jobId: await reinstateAgent(ctx, id, body.motivo) }),
)
