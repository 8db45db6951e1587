import { REGISTER_ADDRESS } from '@/lib/features/accounts/limits'
import { register } from '@/lib/features/accounts/register'
import { registerBody } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: registerBody,
    rateLimit: REGISTER_ADDRESS,
    status: 201,
    idempotent: true,
    summary: 'Registrazione di un cliente: manda il link di conferma',
  },
  async ({ ctx, body }) => {
    await register(ctx, body)
    return { email: body.email }
  },
)
