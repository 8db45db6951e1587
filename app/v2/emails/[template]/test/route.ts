import { emailParams, mailText } from '@/lib/features/emails/schema'
import { sendTrial } from '@/lib/features/emails/send-trial'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    params: emailParams,
    body: mailText,
    rateLimit: { name: 'mail-trial', points: 30, seconds: 3600 },
    summary: 'Invia a sé stessi un’e-mail con queste parole e dati inventati',
  },
  ({ ctx, params, body }) => sendTrial(ctx, params.template, body),
)
