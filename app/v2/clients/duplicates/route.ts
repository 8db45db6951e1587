import { duplicateGroups } from '@/lib/features/clients/duplicates'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['admin'], permission: ['clients_manage'], summary: 'Clienti che sembrano la stessa persona' },
  () => duplicateGroups(),
)
