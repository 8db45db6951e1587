import { z } from 'zod'
import { ownCourse } from '@/lib/features/formazione/data'
import { courseReply } from '@/lib/features/formazione/types'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    reply: courseReply,
    summary: 'Un proprio corso, con le lezioni e quanto se ne è visto',
  },
  ({ ctx, params }) => ownCourse(ctx.scope, params.id),
)
