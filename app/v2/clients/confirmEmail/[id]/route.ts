import { confirmEmailChange } from '@/lib/features/accounts/change-email'
import { LINK_ADDRESS } from '@/lib/features/accounts/limits'
import { confirmParams } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    params: confirmParams,
    rateLimit: LINK_ADDRESS,
    summary: 'Conferma il nuovo indirizzo e-mail di un cliente',
  },
  async ({ ctx, params }) => confirmEmailChange(ctx, params.id),
)
