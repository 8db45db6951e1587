import { addressesNetwork } from '@/lib/features/audiences/access'
import { audienceOptions } from '@/lib/features/audiences/data'
import { optionsReply } from '@/lib/features/audiences/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    admits: addressesNetwork,
    reply: optionsReply,
    summary: 'Quello che le regole dei destinatari possono nominare: agenzie, squadre, persone',
  },
  ({ ctx }) => audienceOptions(ctx.scope),
)
