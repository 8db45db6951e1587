import { z } from 'zod'
import { mandateFile, mandateOfCase } from '@/lib/features/incarichi/data'
import { documentoIncaricoSchema } from '@/lib/features/incarichi/schema'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    admits: requireAnyAccess(visiblePratiche),
    params: z.object({ id: z.string(), incaricoId: z.string() }),
    query: documentoIncaricoSchema,
    rateLimit: PDFS,
    summary: 'Il documento di un incarico: firmato, se lo è',
  },
  async ({ ctx, params, query, request }) =>
    mandateFile(await mandateOfCase(ctx.actor, params.id, params.incaricoId), request, query),
)
