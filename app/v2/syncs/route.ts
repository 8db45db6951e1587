import { syncs } from '@/lib/features/syncs/resource'
import { handle } from '@/lib/http/handle'
import { uploadReply } from '@/lib/imports/schema'
import { uploadImport } from '@/lib/imports/start'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(syncs)

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    reply: uploadReply,
    rateLimit: { name: 'imports', points: 60, seconds: 3600 },
    idempotency: 'own',
    status: 201,
    summary: 'Carica a mano un file di EGG (multipart, campo file)',
  },
  ({ ctx, request }) => uploadImport(ctx, request, 'egg'),
)
