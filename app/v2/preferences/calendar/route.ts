import { z } from 'zod'
import { endCalendar, ownCalendar, renewCalendar } from '@/lib/features/home/own-calendar'
import { handle } from '@/lib/http/handle'

const reply = z.object({
  /** The secret address that a calendar subscribes to; null: there is none. */
  url: z.string().nullable(),
})

export const GET = handle(
  { auth: ['agent'], reply, summary: 'L’indirizzo segreto della propria agenda' },
  ({ ctx }) => ownCalendar(ctx.actor),
)

export const POST = handle(
  {
    auth: ['agent'],
    reply,
    summary: 'Crea un nuovo indirizzo della propria agenda; quelli di prima non aprono più nulla',
  },
  ({ ctx }) => renewCalendar(ctx),
)

export const DELETE = handle(
  { auth: ['agent'], reply, summary: 'Toglie l’indirizzo della propria agenda' },
  ({ ctx }) => endCalendar(ctx),
)
