import { requireInstaller } from '@/lib/features/setup/access'
import { trialReply } from '@/lib/features/setup/schema'
import { tryMailNow } from '@/lib/features/setup/try-mail'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireInstaller,
    rateLimit: { name: 'setup-mail', points: 30, seconds: 3600 },
    reply: trialReply,
    idempotency: 'none',
    summary: 'Invia subito a sé stessi un’e-mail di prova e dice perché non parte',
  },
  ({ ctx }) => tryMailNow(ctx),
)
