import { z } from 'zod'
import { repeatOrder } from '@/lib/features/merchandising/ordini/repeat-order'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Mette di nuovo nel carrello le cose di un proprio ordine',
  },
  ({ ctx, params }) => repeatOrder(ctx, params.id),
)
