import { z } from 'zod'
import { managesCourses } from '@/lib/features/formazione/access'
import { remindMissing } from '@/lib/features/formazione/remind-missing'
import { remindSchema } from '@/lib/features/formazione/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(managesCourses),
    params: z.object({ id: z.string() }),
    body: remindSchema,
    status: 202,
    reply: z.object({ jobId: z.string(), persone: z.int() }),
    summary: 'Avvisa chi non ha ancora completato un corso',
  },
  ({ ctx, params, body }) => remindMissing(ctx, params.id, body),
)
