import { REGISTER_ADDRESS } from '@/lib/features/accounts/limits'
import { prepareRegistration, REGISTER_MS, register } from '@/lib/features/accounts/register'
import { registerBody } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: registerBody,
    rateLimit: REGISTER_ADDRESS,
    status: 201,
    minimumTime: REGISTER_MS,
    prepare: ({ body }) => prepareRegistration(body),
    summary: 'Registrazione di un cliente: invia il link di conferma',
  },
  async ({ ctx, body, prepared }) => {
    await register(ctx, body, prepared)
    return { email: body.email }
  },
)
