import { z } from 'zod'
import { INVITES } from '@/lib/features/pratiche/invite'
import { visibleQuotes } from '@/lib/features/saved-quotes/access'
import { convertQuote } from '@/lib/features/saved-quotes/convert'
import { convertiSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleQuotes),
    params: z.object({ id: z.string() }),
    body: convertiSchema,
    rateLimit: INVITES,
    summary: 'Un preventivo diventa una richiesta o una pratica',
  },
  ({ ctx, params, body }) => convertQuote(ctx, params.id, body),
)
