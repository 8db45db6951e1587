import { previewEmail } from '@/lib/features/emails/data'
import { emailParams, mailText, previewReply } from '@/lib/features/emails/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    params: emailParams,
    body: mailText,
    reply: previewReply,
    idempotency: 'none',
    summary: 'Un’e-mail come arriverebbe con queste parole, con dati inventati',
  },
  ({ params, body }) => previewEmail(params.template, body),
)
