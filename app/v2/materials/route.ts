import { visibleMaterials } from '@/lib/features/materials/access'
import { createMaterial, prepareMaterial } from '@/lib/features/materials/create'
import { materials } from '@/lib/features/materials/resource'
import { materialSchema } from '@/lib/features/materials/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { present } from '@/lib/resources/codec'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(materials)

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleMaterials),
    body: materialSchema,
    rateLimit: { name: 'materials', points: 120, seconds: 3600, by: 'actor' },
    status: 201,
    idempotent: true,
    prepare: ({ ctx, body }) => prepareMaterial(ctx, body),
    summary: 'Fa un volantino con le cifre di oggi',
  },
  async ({ ctx, body, prepared }) => present(materials, await createMaterial(ctx, body, prepared)),
)
