import { visibleMaterials } from '@/lib/features/materials/access'
import { previewMaterial } from '@/lib/features/materials/data'
import { previewQuery, previewReply } from '@/lib/features/materials/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleMaterials),
    query: previewQuery,
    reply: previewReply,
    rateLimit: CALCULATORS,
    summary: 'Le cifre che un volantino avrebbe oggi, o perché non ce ne sono',
  },
  ({ ctx, query }) => previewMaterial(ctx.actor, query),
)
