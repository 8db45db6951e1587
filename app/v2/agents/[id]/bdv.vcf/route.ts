import { z } from 'zod'
import { vcardFile } from '@/components/agents/directory/vcard'
import { contactOf, makesCards } from '@/lib/features/materials/bdv/data'
import { fileReply } from '@/lib/http/file-reply'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(makesCards),
    params: z.object({ id: z.string() }),
    summary: 'Il contatto di un agente per la rubrica (vCard 3.0)',
  },
  async ({ ctx, params }) => {
    const { fileName, ...contact } = await contactOf(ctx.actor, params.id)
    return fileReply(vcardFile([contact]), fileName, 'text/vcard; charset=utf-8')
  },
)
