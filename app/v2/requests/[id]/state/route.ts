import { z } from 'zod'
import { visibleLeads } from '@/lib/features/leads/access'
import { changeRequestState } from '@/lib/features/leads/contact-requests/change-state'
import { requests } from '@/lib/features/leads/contact-requests/resource'
import { statoRichiestaSchema } from '@/lib/features/leads/contact-requests/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleLeads),
    params: z.object({ id: z.string() }),
    body: statoRichiestaSchema,
    summary: 'Cambia lo stato di un contatto o di una candidatura',
  },
  async ({ ctx, params, body }) => {
    await changeRequestState(ctx, params.id, body)
    return getRow(requests, ctx.actor, params.id)
  },
)
