import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { changeState } from '@/lib/features/pratiche/change-state'
import { praticaDetail } from '@/lib/features/pratiche/data'
import { statoSchema } from '@/lib/features/pratiche/schema'
import { canUndoState } from '@/lib/features/pratiche/undo-state'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: statoSchema,
    summary: 'Cambia lo stato di una pratica',
  },
  async ({ ctx, params, body }) => {
    await changeState(ctx, params.id, body)
    return {
      ...(await praticaDetail(ctx.actor, params.id)),
      // Whether the step may be taken back for a while.
      annullabile: await canUndoState(ctx, params.id),
    }
  },
)
