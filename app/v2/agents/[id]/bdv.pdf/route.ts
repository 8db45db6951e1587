import { z } from 'zod'
import { makesCards } from '@/lib/features/materials/bdv/data'
import { bdvPdf } from '@/lib/features/materials/bdv/draw-card'
import { bdvPdfQuery } from '@/lib/features/materials/bdv/schema'
import { fileReply } from '@/lib/http/file-reply'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(makesCards),
    params: z.object({ id: z.string() }),
    query: bdvPdfQuery,
    rateLimit: PDFS,
    summary: 'Il biglietto da visita di un agente in PDF, per la tipografia o in un foglio da dieci',
  },
  async ({ ctx: { actor }, params: { id }, query: { tipo, ...options } }) => {
    const { bytes, name } = await bdvPdf({ actor, id, options }, tipo)
    return fileReply(bytes, name, 'application/pdf')
  },
)
