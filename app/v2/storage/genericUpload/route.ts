import { handle } from '@/lib/http/handle'
import { uploadGeneric } from '@/lib/storage/upload-generic'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    rateLimit: { name: 'upload', points: 200, seconds: 3600, by: 'actor' },
    summary: 'Carica un file (multipart, campo file)',
  },
  ({ ctx, request }) => uploadGeneric(ctx.actor, request),
)
