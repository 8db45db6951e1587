import { proposalsFor } from '@/lib/features/predictions/proposals'
import { proposteReply } from '@/lib/features/predictions/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    reply: proposteReply,
    summary: 'Le tue pratiche in banca senza una previsione aperta, con quella che il sito propone',
  },
  ({ ctx }) => proposalsFor(ctx.actor),
)
