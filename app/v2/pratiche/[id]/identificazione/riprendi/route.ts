import { z } from 'zod'
import { todayInRome } from '@/lib/core/dates'
import { identificationOf } from '@/lib/features/aml/identification/data'
import { reuseIdentification } from '@/lib/features/aml/identification/reuse'
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
    summary: 'Riprende chi è il cliente da un’altra sua pratica, finché quella identificazione vale',
  },
  async ({ ctx, params, body }) => {
    await reuseIdentification(ctx, params.id, body.version, todayInRome())
    return identificationOf(ctx.actor, params.id)
  },
)
