import { addressesNetwork } from '@/lib/features/audiences/access'
import { previewAudience } from '@/lib/features/audiences/data'
import { audienceRules, previewReply } from '@/lib/features/audiences/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    admits: addressesNetwork,
    body: audienceRules,
    reply: previewReply,
    idempotency: 'none',
    summary: 'Quante persone della rete trovano queste regole, e chi sono le prime',
  },
  ({ ctx, body }) => previewAudience(ctx.scope, body),
)
