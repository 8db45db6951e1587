import { rateCase } from '@/lib/features/ratings/rate-case'
import { voti } from '@/lib/features/ratings/resource'
import { votoBody } from '@/lib/features/ratings/schema'
import { handle } from '@/lib/http/handle'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(voti)

export const POST = handle(
  {
    auth: ['client'],
    body: votoBody,
    status: 201,
    idempotent: true,
    rateLimit: { name: 'voti', points: 20, seconds: 3_600, by: 'actor' },
    summary: 'Il cliente vota chi ha seguito una sua pratica conclusa',
  },
  async ({ ctx, body: { praticaId, ...values } }) => {
    const { id, stelle, stato } = await rateCase(ctx, praticaId, values)
    return { _id: id, stelle, stato }
  },
)
