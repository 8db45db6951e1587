import { z } from 'zod'
import { calendarOf } from '@/lib/features/home/own-calendar'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ token: z.string() }),
    rateLimit: { name: 'agenda', points: 240, seconds: 600 },
    summary: 'L’agenda di un agente per il suo calendario (iCalendar), dall’indirizzo segreto',
  },
  ({ params }) => calendarOf(params.token),
)
