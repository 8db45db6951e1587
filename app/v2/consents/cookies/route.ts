import { writeCookieChoices } from '@/lib/consents/mutations'
import { cookieChoiceSchema } from '@/lib/consents/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: cookieChoiceSchema,
    rateLimit: addressLimit('consents'),
    summary: 'La scelta dei cookie di un visitatore: una riga per tipo, mai riscritta',
  },
  ({ ctx, body }) => writeCookieChoices(ctx, body),
)
