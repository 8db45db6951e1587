import { z } from 'zod'
import { appointmentSchema } from '@/lib/features/leads/contact-requests/appointment-schema'
import { askAppointment } from '@/lib/features/leads/contact-requests/ask-appointment'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    body: appointmentSchema,
    reply: z.object({ _id: z.string(), version: z.int() }),
    status: 201,
    rateLimit: { name: 'appuntamenti', points: 10, seconds: 3600 },
    summary: 'Il cliente chiede un appuntamento a chi segue la sua pratica',
  },
  ({ ctx, params, body }) => askAppointment(ctx, params.id, body),
)
