import { syncStatus } from '@/lib/features/syncs/data'
import { statusReply } from '@/lib/features/syncs/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    reply: statusReply,
    summary: 'A che punto è l’importazione da EGG: ultima riuscita, prossima, ritardo',
  },
  () => syncStatus(),
)
