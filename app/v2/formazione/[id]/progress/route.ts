import { z } from 'zod'
import { progressSchema } from '@/lib/features/formazione/schema'
import { progressReply } from '@/lib/features/formazione/types'
import { watchLesson } from '@/lib/features/formazione/watch-lesson'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    body: progressSchema,
    reply: progressReply,
    rateLimit: { name: 'formazione', points: 1_200, seconds: 3_600 },
    summary:
      'Dice quali secondi di una lezione (id della lezione) sono stati visti; senza intervalli la apre',
  },
  ({ ctx, params, body }) => watchLesson(ctx, params.id, body),
)
