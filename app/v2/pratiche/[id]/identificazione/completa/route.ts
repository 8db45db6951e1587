import { z } from 'zod'
import { completeIdentification } from '@/lib/features/aml/identification/complete'
import { identificationOf } from '@/lib/features/aml/identification/data'
import { completaSchema, identificazioneReply } from '@/lib/features/aml/identification/schema'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: completaSchema,
    reply: identificazioneReply,
    summary: 'Completa l’identificazione: classe di rischio, scadenza e registro',
  },
  async ({ ctx, params, body }) => {
    await completeIdentification(ctx, params.id, body.version)
    return identificationOf(ctx.actor, params.id)
  },
)
