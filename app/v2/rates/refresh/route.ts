import { requestRefresh } from '@/lib/features/rates/request-import'
import { importStarted } from '@/lib/features/rates/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    reply: importStarted,
    rateLimit: { name: 'rates-import', points: 60, seconds: 3600 },
    status: 202,
    summary: 'Prende subito i tassi dalla fonte che il sito legge ogni giorno',
  },
  ({ ctx }) => requestRefresh(ctx),
)
