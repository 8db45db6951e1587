import { operator } from '@/lib/features/files/storage/params'
import { surveyReply, surveySchema } from '@/lib/features/files/storage/schema'
import { startSurvey } from '@/lib/features/files/storage/start-survey'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    ...operator,
    body: surveySchema,
    reply: surveyReply,
    status: 202,
    summary: 'Cerca oggetti senza riga e righe senza oggetto; a richiesta cancella i primi',
  },
  ({ ctx, body }) => startSurvey(ctx, body.bucket, body.cancella),
)
