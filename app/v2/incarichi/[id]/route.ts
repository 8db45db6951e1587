import { z } from 'zod'
import { mandateToSign } from '@/lib/features/incarichi/data'
import { daFirmareReply } from '@/lib/features/incarichi/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

/** The parameter is the link's secret; a client who is signed in reads their own by its id. */
export const GET = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    reply: daFirmareReply,
    rateLimit: addressLimit('incarichi-leggi'),
    summary: 'Un incarico da leggere e firmare',
  },
  ({ ctx, params }) => mandateToSign(ctx, params.id),
)
