import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { INVITES } from '@/lib/features/pratiche/invite'
import { addPerson } from '@/lib/features/pratiche/people'
import { personaSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: personaSchema,
    rateLimit: INVITES,
    status: 201,
    summary: 'Aggiunge una persona alla pratica',
  },
  ({ ctx, params, body }) => addPerson(ctx, params.id, body),
)
