import { z } from 'zod'
import { meetingRows } from '@/lib/features/leads/access'
import { moveAppointment } from '@/lib/features/leads/appointment'
import { appuntamentoReply, spostaSchema } from '@/lib/features/meetings/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(meetingRows),
    params: z.object({ id: z.string() }),
    body: spostaSchema,
    reply: appuntamentoReply,
    summary:
      'Sposta l’appuntamento di una richiesta, anche già convertita in pratica: la persona riceve un’e-mail',
  },
  ({ ctx, params, body }) => moveAppointment(ctx, params.id, body),
)
