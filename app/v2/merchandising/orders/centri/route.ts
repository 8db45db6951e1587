import { costCentres } from '@/lib/features/merchandising/ordini/cost-centres'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    summary: 'I centri di costo da proporre: la propria agenzia, e quelli usati finora',
  },
  ({ ctx }) => costCentres(ctx.scope),
)
