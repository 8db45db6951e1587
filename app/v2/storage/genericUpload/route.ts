import { handle } from '@/lib/http/handle'
import { uploadQuery } from '@/lib/storage/schema'
import { requirePurpose, uploadGeneric } from '@/lib/storage/upload-generic'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: uploadQuery,
    rateLimit: { name: 'upload', points: 200, seconds: 3600 },
    idempotency: 'own',
    summary: 'Carica un file (multipart, campo file); con purpose=formazione anche un video, fino a 500 MB',
  },
  ({ ctx, query, request }) => {
    requirePurpose(ctx.actor, query.purpose)
    return uploadGeneric(ctx.actor, request, query.purpose)
  },
)
