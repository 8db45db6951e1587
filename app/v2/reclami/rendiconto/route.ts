import { writeYearPage } from '@/lib/features/reclami/publish-year'
import { yearReply, yearSchema } from '@/lib/features/reclami/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['compliance_see'],
    body: yearSchema,
    reply: yearReply,
    status: 201,
    summary: 'Scrive la bozza della pagina con il rendiconto annuale dei reclami',
  },
  ({ ctx, body }) => writeYearPage(ctx, body.anno),
)
