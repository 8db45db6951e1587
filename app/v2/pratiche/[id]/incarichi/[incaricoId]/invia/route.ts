import { z } from 'zod'
import { inviaIncaricoSchema } from '@/lib/features/incarichi/schema'
import { drawMandate, sendMandate } from '@/lib/features/incarichi/send'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string(), incaricoId: z.string() }),
    body: inviaIncaricoSchema,
    reply: z.object({ _id: z.string(), version: z.number() }),
    prepare: ({ ctx, params }) => drawMandate(ctx, params.id, params.incaricoId),
    summary: 'Invia l’incarico al cliente, da leggere e firmare',
  },
  async ({ ctx, params, body, prepared: drawn }) => {
    const given = { version: body.version, drawn }
    const { id, version } = await sendMandate(ctx, params.id, params.incaricoId, given)
    return { _id: id, version }
  },
)
