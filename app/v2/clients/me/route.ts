import { clearedCookies } from '@/lib/auth/cookies'
import { eraseClient } from '@/lib/features/accounts/erase-client'
import { eraseBody } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const DELETE = handle(
  { auth: ['client'], body: eraseBody, summary: 'Cancella i propri dati' },
  async ({ ctx, body }) => {
    await eraseClient(ctx, body.password)
    const response = new Response(null, { status: 204 })
    for (const cookie of clearedCookies('client')) response.headers.append('set-cookie', cookie)
    return response
  },
)
