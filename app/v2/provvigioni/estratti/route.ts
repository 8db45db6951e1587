import { prepareStatements } from '@/lib/features/provvigioni/estratti/prepare'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { preparaBody, preparaReply } from '@/lib/features/provvigioni/estratti/schema'
import { handle } from '@/lib/http/handle'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(estratti)

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['provvigioni_manage'],
    body: preparaBody,
    reply: preparaReply,
    status: 202,
    summary: 'Prepara le bozze degli estratti conto di un mese',
  },
  async ({ ctx, body }) => ({ jobId: await prepareStatements(ctx, body) }),
)
