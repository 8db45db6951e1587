import { z } from 'zod'
import { identificationOf } from '@/lib/features/aml/identification/data'
import { raiseClass } from '@/lib/features/aml/identification/raise-class'
import { classeSchema, identificazioneReply } from '@/lib/features/aml/identification/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['pratiche_manage'],
    params: z.object({ id: z.string() }),
    body: classeSchema,
    reply: identificazioneReply,
    summary: 'Alza la classe di rischio, con un motivo',
  },
  async ({ ctx, params, body }) => {
    await raiseClass(ctx, params.id, body)
    return identificationOf(ctx.actor, params.id)
  },
)
