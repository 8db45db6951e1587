import { ownCourses } from '@/lib/features/formazione/data'
import { coursesReply } from '@/lib/features/formazione/types'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    reply: coursesReply,
    summary: 'I propri corsi, con le ore di aggiornamento del biennio',
  },
  ({ ctx }) => ownCourses(ctx.scope),
)
