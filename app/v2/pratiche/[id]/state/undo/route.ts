import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { praticaDetail } from '@/lib/features/pratiche/data'
import { annullaPassoSchema } from '@/lib/features/pratiche/schema'
import { undoState } from '@/lib/features/pratiche/undo-state'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: annullaPassoSchema,
    summary: 'Annulla il proprio ultimo cambio di stato di una pratica, se nessuno fuori ne ha saputo nulla',
  },
  async ({ ctx, params, body }) => {
    await undoState(ctx, params.id, body.version)
    return praticaDetail(ctx.actor, params.id)
  },
)
