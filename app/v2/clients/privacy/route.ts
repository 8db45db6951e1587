import { openRequests } from '@/lib/features/clients/privacy'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    summary: 'Richieste privacy da evadere, la più urgente per prima',
  },
  () => openRequests(),
)
