import { z } from 'zod'
import { duplicateArticle } from '@/lib/features/merchandising/duplicate'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['merchandising_manage'],
    params: z.object({ id: z.string() }),
    reply: z.object({ _id: z.string() }),
    status: 201,
    summary: 'Un articolo in bozza come questo, senza giacenza',
  },
  ({ ctx, params }) => duplicateArticle(ctx, params.id),
)
