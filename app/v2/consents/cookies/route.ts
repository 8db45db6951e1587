import { recordCookieChoices } from '@/lib/features/consents/mutations'
import { cookieChoiceSchema } from '@/lib/features/consents/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: cookieChoiceSchema,
    rateLimit: { name: 'consents', points: 60, seconds: 600 },
    summary: 'La scelta dei cookie di un visitatore: una riga per tipo, mai riscritta',
  },
  ({ ctx, body }) => recordCookieChoices(ctx, body),
)
