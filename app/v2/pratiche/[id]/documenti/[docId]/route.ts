import { z } from 'zod'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { attachDocument } from '@/lib/features/pratiche/documents'
import { documentoSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    admits: requireAnyAccess(visiblePratiche),
    params: z.object({ id: z.string(), docId: z.string() }),
    body: documentoSchema,
    summary: 'Collega un file caricato a un documento della pratica',
  },
  ({ ctx, params, body }) => attachDocument(ctx, params.id, params.docId, body),
)
