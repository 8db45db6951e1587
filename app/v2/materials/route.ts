import { visibleMaterials } from '@/lib/features/materials/access'
import { createMaterial, prepareMaterial } from '@/lib/features/materials/create'
import { materials } from '@/lib/features/materials/resource'
import { isBatch, materialSchema } from '@/lib/features/materials/schema'
import { prepareBatch, startBatch } from '@/lib/features/materials/start-batch'
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
    rateLimit: { name: 'materials', points: 120, seconds: 3600 },
    status: 201,
    statusOf: (body) => (isBatch(body) ? 202 : 201),
    prepare: async ({ ctx, body }) =>
      isBatch(body)
        ? { isBatch: true as const, of: await prepareBatch(ctx, body) }
        : { isBatch: false as const, of: await prepareMaterial(ctx, body) },
    summary:
      'Fa un volantino con le cifre di oggi; per più agenti risponde 202 con il lavoro che li fa e ne prepara lo ZIP',
  },
  async ({ ctx, body, prepared }) =>
    prepared.isBatch
      ? { jobId: await startBatch(ctx, body, prepared.of) }
      : present(materials, await createMaterial(ctx, body, prepared.of)),
)
