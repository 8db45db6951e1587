import { createLead } from '@/lib/features/leads/create'
import { expectedCall, followUrl } from '@/lib/features/leads/follow'
import { leads } from '@/lib/features/leads/resource'
import { leadSchema } from '@/lib/features/leads/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(leads)

export const POST = handle(
  {
    auth: 'public',
    body: leadSchema,
    status: 201,
    rateLimit: addressLimit('leadRequests'),
    summary: 'Richiesta da un calcolatore o da una campagna',
  },
  async ({ ctx, body }) => {
    const chiamata = await expectedCall(body.input)
    const now = new Date()
    const reply = ({ id, codice }: { id: string; codice: string }) => ({
      _id: id,
      codice,
      chiamata,
      segui: followUrl(id, now),
    })
    return reply(await createLead(ctx, body, { alsoSql: (lead) => ctx.keepReplySql?.(reply(lead)) }))
  },
)
