import { confirmClient } from '@/lib/features/accounts/confirm'
import { LINK_ADDRESS } from '@/lib/features/accounts/limits'
import { confirmParams } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    params: confirmParams,
    rateLimit: LINK_ADDRESS,
    summary: 'Conferma l’indirizzo e-mail di un cliente',
  },
  async ({ ctx, params }) => confirmClient(ctx, params.id),
)
