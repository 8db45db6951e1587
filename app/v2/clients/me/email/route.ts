import { provePassword } from '@/lib/features/accounts/change-password'
import { CHANGE_EMAIL } from '@/lib/features/accounts/limits'
import { changeOwnEmail } from '@/lib/features/accounts/own-profile'
import { emailBody, profileReply } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    body: emailBody,
    reply: profileReply,
    rateLimit: { ...CHANGE_EMAIL },
    prepare: ({ ctx, body }) => provePassword(ctx, body.password, 'password'),
    summary: 'Chiede di cambiare il proprio indirizzo e-mail: vale dopo la conferma',
  },
  ({ ctx, body }) => changeOwnEmail(ctx, body),
)
