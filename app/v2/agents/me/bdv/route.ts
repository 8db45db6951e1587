import { z } from 'zod'
import { orderPeople } from '@/lib/features/materials/bdv/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    reply: z.object({ items: z.array(z.object({ _id: z.string(), nome: z.string() })) }),
    summary: 'Per chi si possono ordinare biglietti: per sé, e per chi è responsabile per la sua agenzia',
  },
  async ({ ctx }) => ({ items: await orderPeople(ctx.actor) }),
)
