import { z } from 'zod'
import { managesCourses } from '@/lib/features/formazione/access'
import { andamentoCsv } from '@/lib/features/formazione/andamento-csv'
import { andamentoQuery } from '@/lib/features/formazione/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(managesCourses),
    params: z.object({ id: z.string() }),
    query: andamentoQuery,
    summary: 'Lo stesso come CSV',
  },
  ({ ctx, params, query }) => andamentoCsv(ctx.actor, params.id, query),
)
