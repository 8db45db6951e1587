import { z } from 'zod'
import { confirmPayment } from '@/lib/features/pratiche/confirm-payment'
import { erogazioneSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['pratiche_manage'],
    params: z.object({ id: z.string() }),
    body: erogazioneSchema,
    summary: 'Conferma, o no, l’erogazione che un agente ha registrato',
  },
  async ({ ctx, params, body }) => {
    const { id, version, erogazioneDaConfermare, stato } = await confirmPayment(ctx, params.id, body)
    return { _id: id, version, stato, erogazioneDaConfermare }
  },
)
