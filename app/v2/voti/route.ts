import { ratePaidCase } from '@/lib/features/ratings/rate-paid-case'
import { voti } from '@/lib/features/ratings/resource'
import { votoBody } from '@/lib/features/ratings/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(voti)

export const POST = handle(
  {
    auth: 'optional',
    body: votoBody,
    status: 201,
    rateLimit: addressLimit('voti'),
    summary:
      'Il cliente vota chi ha seguito una sua pratica conclusa, consulente o dipendente: dalla sua area, o dal link dell’invito',
  },
  async ({ ctx, body }) => {
    const { id, stelle, stato } = await ratePaidCase(ctx, body)
    return { _id: id, stelle, stato }
  },
)
