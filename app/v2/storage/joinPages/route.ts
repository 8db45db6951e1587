import { handle } from '@/lib/http/handle'
import { joinPages } from '@/lib/storage/join-pages'
import { fileObject, joinPagesSchema } from '@/lib/storage/schema'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    body: joinPagesSchema,
    reply: fileObject,
    rateLimit: { name: 'join-pages', points: 60, seconds: 3600 },
    idempotency: 'own',
    summary: 'Unisce foto caricate da sé in un solo PDF, una per pagina',
  },
  ({ ctx, body, request }) => joinPages(ctx.actor, request, body),
)
