import { z } from 'zod'
import { managesCourses } from '@/lib/features/formazione/access'
import { andamentoOf } from '@/lib/features/formazione/andamento'
import { andamentoQuery } from '@/lib/features/formazione/schema'
import { andamentoReply } from '@/lib/features/formazione/types'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(managesCourses),
    params: z.object({ id: z.string() }),
    query: andamentoQuery,
    reply: andamentoReply,
    summary: 'A che punto è ogni agente con un corso',
  },
  ({ ctx, params, query }) => andamentoOf(ctx.actor, params.id, query),
)
