import { z } from 'zod'
import { checkCode } from '@/lib/features/incarichi/code'
import { firmaSchema } from '@/lib/features/incarichi/schema'
import { signMandate } from '@/lib/features/incarichi/sign'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    body: firmaSchema,
    rateLimit: addressLimit('incarichi-firma'),
    prepare: ({ ctx, params, body }) => checkCode(ctx, params.id, body.codice),
    summary: 'Firma un incarico con il codice ricevuto',
  },
  ({ ctx, params, body }) => signMandate(ctx, params.id, body),
)
