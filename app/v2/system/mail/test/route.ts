import { tryMail } from '@/lib/features/system/try-mail'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    rateLimit: { name: 'mail-trial', points: 30, seconds: 3600 },
    summary: 'Invia a sé stessi un’e-mail di prova',
  },
  ({ ctx }) => tryMail(ctx),
)
