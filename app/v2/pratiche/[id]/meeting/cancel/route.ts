import { z } from 'zod'
import { annullaAppuntamentoSchema, appuntamentoReply } from '@/lib/features/meetings/schema'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { cancelCaseAppointment } from '@/lib/features/pratiche/appointment'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: annullaAppuntamentoSchema,
    reply: appuntamentoReply,
    summary: 'Annulla l’appuntamento di una pratica: il cliente riceve un’e-mail',
  },
  ({ ctx, params, body }) => cancelCaseAppointment(ctx, params.id, body.version),
)
