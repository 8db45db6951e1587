import { createPratica } from '@/lib/features/pratiche/create'
import { INVITES } from '@/lib/features/pratiche/invite'
import { pratiche } from '@/lib/features/pratiche/resource'
import { nuovaPraticaSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { present } from '@/lib/resources/codec'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(pratiche)

export const POST = handle(
  {
    auth: ['agent'],
    body: nuovaPraticaSchema,
    rateLimit: INVITES,
    status: 201,
    summary: 'Apre una pratica',
  },
  async ({ ctx, body }) => present(pratiche, await createPratica(ctx, body)),
)
