import type { AdminScope } from '@/lib/auth/actor'
import { ownPacks } from '@/lib/features/compliance/data'
import { packReply, packSchema, packsReply } from '@/lib/features/compliance/schema'
import { startPack } from '@/lib/features/compliance/start-pack'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['compliance_see'],
    reply: packsReply,
    summary: 'I fascicoli per ispezione che si sono chiesti',
  },
  ({ ctx }) => ownPacks(ctx.scope as AdminScope),
)

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['compliance_see'],
    body: packSchema,
    reply: packReply,
    status: 202,
    summary: 'Prepara il fascicolo di un periodo; chi l’ha chiesto resta nella cronologia',
  },
  ({ ctx, body }) => startPack(ctx, body),
)
