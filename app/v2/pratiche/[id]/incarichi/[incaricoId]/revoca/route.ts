import { z } from 'zod'
import { revokeMandate } from '@/lib/features/incarichi/close'
import { revocaIncaricoSchema } from '@/lib/features/incarichi/schema'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string(), incaricoId: z.string() }),
    body: revocaIncaricoSchema,
    summary: 'Revoca un incarico, con il motivo',
  },
  ({ ctx, params, body }) => revokeMandate(ctx, params.id, params.incaricoId, body),
)
