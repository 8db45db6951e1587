import { countView } from '@/lib/features/campaigns/count-view'
import { viewSchema } from '@/lib/features/campaigns/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: viewSchema,
    rateLimit: { name: 'campaignViews', points: 600, seconds: 600 },
    summary: 'Conta una visita a una pagina di campagna',
  },
  ({ ctx, body }) => countView(ctx, body),
)
