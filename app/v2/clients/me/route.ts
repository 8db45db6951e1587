import { clearedCookies } from '@/lib/auth/cookies'
import { eraseClient } from '@/lib/features/accounts/erase-client'
import { updateOwnProfile } from '@/lib/features/accounts/own-profile'
import { eraseBody, profileBody, profileReply } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const PATCH = handle(
  {
    auth: ['client'],
    body: profileBody,
    reply: profileReply,
    summary: 'Modifica i propri recapiti',
  },
  ({ ctx, body }) => updateOwnProfile(ctx, body),
)

export const DELETE = handle(
  { auth: ['client'], body: eraseBody, summary: 'Cancella i propri dati' },
  async ({ ctx, body }) => {
    await eraseClient(ctx, body.password)
    const response = new Response(null, { status: 204 })
    for (const cookie of clearedCookies('client')) response.headers.append('set-cookie', cookie)
    return response
  },
)
