import { refuseInvitations } from '@/lib/features/ratings/invite'
import { tokenBody } from '@/lib/features/ratings/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: tokenBody,
    rateLimit: addressLimit('voti'),
    summary: 'Chi ha il link di un invito a votare dice di non volerne più',
  },
  async ({ body }) => {
    await refuseInvitations(body.token)
  },
)
