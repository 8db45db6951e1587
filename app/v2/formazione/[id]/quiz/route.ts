import { z } from 'zod'
import { answerQuiz } from '@/lib/features/formazione/answer-quiz'
import { quizSchema } from '@/lib/features/formazione/schema'
import { quizReply } from '@/lib/features/formazione/types'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    body: quizSchema,
    reply: quizReply,
    rateLimit: { name: 'formazione-quiz', points: 60, seconds: 600 },
    summary: 'Risponde al quiz di una lezione (id della lezione)',
  },
  ({ ctx, params, body }) => answerQuiz(ctx, params.id, body),
)
