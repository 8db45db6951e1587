import { z } from 'zod'
import { judgeDocument } from '@/lib/features/pratiche/documents'
import { esitoSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    params: z.object({ id: z.string(), docId: z.string() }),
    body: esitoSchema,
    summary: 'Verifica o respinge un documento caricato',
  },
  ({ ctx, params, body }) => judgeDocument(ctx, params.id, params.docId, body),
)
