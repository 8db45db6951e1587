import { z } from 'zod'
import { allCausali, CHIUSE_SENZA, causaliOf } from '@/lib/features/pratiche/causale'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    params: z.object({ esito: z.enum([...CHIUSE_SENZA, 'tutte']) }),
    reply: z.object({ items: z.array(z.string()) }),
    summary: 'I motivi fra cui si sceglie quando una pratica è respinta o ritirata',
  },
  async ({ params: { esito } }) => ({ items: await (esito === 'tutte' ? allCausali() : causaliOf(esito)) }),
)
