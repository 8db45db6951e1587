import { z } from 'zod'
import { requestsOf, settleRequest } from '@/lib/features/clients/privacy'
import { clientParams, privacyOutcomeBody } from '@/lib/features/clients/schema'
import { handle } from '@/lib/http/handle'

export const PATCH = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage', 'clients_erase'],
    params: clientParams.extend({ requestId: z.string() }),
    body: privacyOutcomeBody,
    summary: 'Evade una richiesta privacy',
  },
  async ({ ctx, params, body }) => {
    await settleRequest(ctx, params.id, params.requestId, body)
    return requestsOf(params.id)
  },
)
