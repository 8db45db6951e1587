import { z } from 'zod'
import { sendCode } from '@/lib/features/incarichi/code'
import { codiceReply } from '@/lib/features/incarichi/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    reply: codiceReply,
    rateLimit: addressLimit('incarichi-codice'),
    summary: 'Invia per e-mail il codice con cui firmare un incarico',
  },
  ({ ctx, params }) => sendCode(ctx, params.id),
)
