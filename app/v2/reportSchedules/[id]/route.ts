import { z } from 'zod'
import { deleteSchedule } from '@/lib/features/report-schedules/mutations'
import { handle } from '@/lib/http/handle'

const params = z.object({ id: z.string() })

export const DELETE = handle(
  { auth: ['admin', 'agent'], params, summary: 'Cancella un proprio invio programmato' },
  ({ ctx, params: { id } }) => deleteSchedule(ctx, id),
)
