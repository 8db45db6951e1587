import { visibleMaterials } from '@/lib/features/materials/access'
import { previewPicture } from '@/lib/features/materials/data'
import { previewQuery } from '@/lib/features/materials/schema'
import { fileReply } from '@/lib/http/file-reply'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleMaterials),
    query: previewQuery,
    rateLimit: { name: 'pictures', points: 400, seconds: 600 },
    summary: 'Il volantino com’è oggi, come immagine, prima di farlo',
  },
  async ({ ctx, query }) => fileReply(await previewPicture(ctx.actor, query), 'anteprima.png', 'image/png'),
)
