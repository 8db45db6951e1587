import { z } from 'zod'
import { createMandate } from '@/lib/features/incarichi/create'
import { nuovoIncaricoSchema } from '@/lib/features/incarichi/schema'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: nuovoIncaricoSchema,
    reply: z.object({ _id: z.string(), version: z.number() }),
    status: 201,
    summary: 'Prepara l’incarico di mediazione di una pratica',
  },
  async ({ ctx, params, body }) => {
    const { id, version } = await createMandate(ctx, params.id, body)
    return { _id: id, version }
  },
)
