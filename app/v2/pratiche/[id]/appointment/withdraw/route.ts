import { z } from 'zod'
import { withdrawAppointmentSchema } from '@/lib/features/leads/contact-requests/appointment-schema'
import { withdrawAppointment } from '@/lib/features/leads/contact-requests/ask-appointment'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    body: withdrawAppointmentSchema,
    summary: 'Il cliente ritira l’appuntamento che ha chiesto',
  },
  ({ ctx, params, body }) => withdrawAppointment(ctx, params.id, body.version),
)
