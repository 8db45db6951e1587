import { revokeSession } from '@/lib/features/accounts/revoke-session'
import { sessionParams } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const DELETE = handle(
  { auth: ['admin', 'agent', 'client'], params: sessionParams, summary: 'Chiude una sessione' },
  async ({ ctx, params }) => revokeSession(ctx, params.id),
)
