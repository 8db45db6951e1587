import { resendConfirmation } from '@/lib/features/clients/resend'
import { clientVerbRoute, nothing } from '@/lib/features/clients/routes'

export const POST = clientVerbRoute({
  summary: 'Invia di nuovo l’e-mail che conferma la registrazione',
  body: nothing,
  rateLimit: { name: 'client-resend', points: 30, seconds: 3600 },
  run: (ctx, id) => resendConfirmation(ctx, id),
})
