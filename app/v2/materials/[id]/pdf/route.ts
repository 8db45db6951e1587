import { z } from 'zod'
import { visibleMaterials } from '@/lib/features/materials/access'
import { materialFile } from '@/lib/features/materials/data'
import { fileReply } from '@/lib/http/file-reply'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleMaterials),
    params: z.object({ id: z.string() }),
    rateLimit: PDFS,
    summary: 'Un volantino in PDF, o il PDF di un ordine di biglietti',
  },
  async ({ ctx, params }) => {
    const { bytes, name } = await materialFile(ctx.actor, params.id, 'pdf')
    return fileReply(bytes, name, 'application/pdf')
  },
)
