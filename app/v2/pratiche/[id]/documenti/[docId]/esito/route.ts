import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { judgeDocument } from '@/lib/features/pratiche/documents'
import { esitoSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string(), docId: z.string() }),
    body: esitoSchema,
    summary: 'Verifica o respinge un documento caricato',
  },
  ({ ctx, params, body }) => judgeDocument(ctx, params.id, params.docId, body),
)
