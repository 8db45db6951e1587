import type { AdminScope } from '@/lib/auth/actor'
import { complianceHome } from '@/lib/features/compliance/data'
import { complianceReply } from '@/lib/features/compliance/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['compliance_see'],
    reply: complianceReply,
    summary: 'Gli adempimenti: che cosa scade o manca, e i testi in vigore',
  },
  ({ ctx }) => complianceHome(ctx.scope as AdminScope),
)
