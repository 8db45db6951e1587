import { z } from 'zod'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { addDocumentFile } from '@/lib/features/pratiche/documents'
import { documentoSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    admits: requireAnyAccess(visiblePratiche),
    params: z.object({ id: z.string(), docId: z.string() }),
    body: documentoSchema,
    summary:
      'Aggiunge un file caricato a un documento della pratica: se ne ha già uno, in un documento accanto',
  },
  ({ ctx, params, body }) => addDocumentFile(ctx, params.id, params.docId, body),
)
