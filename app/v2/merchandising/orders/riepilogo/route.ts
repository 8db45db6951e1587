import { ordersSummary } from '@/lib/features/merchandising/ordini/summary'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['merchandising_manage'],
    summary: 'Gli ordini per mese, articolo, agenzia e centro di costo',
  },
  ordersSummary,
)
