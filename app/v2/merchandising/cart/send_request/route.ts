import { sendRequest } from '@/lib/features/merchandising/mutations'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  { auth: ['admin', 'agent', 'client'], idempotent: true, summary: 'Invia il carrello come richiesta' },
  ({ ctx }) => sendRequest(ctx),
)
