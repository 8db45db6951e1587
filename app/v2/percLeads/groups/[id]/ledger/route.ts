import { z } from 'zod'
import { ledgerOf } from '@/lib/features/leads/perc-leads/data'
import { registroReply } from '@/lib/features/leads/perc-leads/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    params: z.object({ id: z.string() }),
    reply: registroReply,
    summary: 'Le ultime richieste di un gruppo, a chi e perché, e chi riceve le prossime',
  },
  ({ params }) => ledgerOf(params.id),
)
