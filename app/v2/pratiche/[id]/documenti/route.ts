import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { requestDocument } from '@/lib/features/pratiche/documents'
import { nuovoDocumentoSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: nuovoDocumentoSchema,
    status: 201,
    summary: 'Richiede un altro documento',
  },
  ({ ctx, params, body }) => requestDocument(ctx, params.id, body),
)
