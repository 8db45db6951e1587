import { savedViews } from '@/lib/features/saved-views/data'
import { saveView } from '@/lib/features/saved-views/mutations'
import { savedViewQuery, savedViewSchema } from '@/lib/features/saved-views/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['admin', 'agent'], query: savedViewQuery, summary: 'Le proprie viste di un elenco' },
  ({ ctx, query }) => savedViews(ctx.scope, query.resource),
)

export const POST = handle(
  { auth: ['admin', 'agent'], body: savedViewSchema, status: 201, summary: 'Salva una vista' },
  ({ ctx, body }) => saveView(ctx.scope, body),
)
