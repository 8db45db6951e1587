import { settingsFor } from '@/lib/features/settings/data'
import { settingsReply } from '@/lib/features/settings/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    reply: settingsReply,
    summary: 'Le impostazioni che si possono vedere, con il valore in vigore e quello iniziale',
  },
  ({ ctx }) => settingsFor(ctx.scope),
)
