import { z } from 'zod'
import { appuntamentoReply, spostaSchema } from '@/lib/features/meetings/schema'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { fixCaseAppointment } from '@/lib/features/pratiche/appointment'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: spostaSchema,
    reply: appuntamentoReply,
    summary: 'Fissa o sposta l’appuntamento con il cliente di una pratica: il cliente riceve un’e-mail',
  },
  ({ ctx, params, body }) => fixCaseAppointment(ctx, params.id, body),
)
