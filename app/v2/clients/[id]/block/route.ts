import { blockClient } from '@/lib/features/clients/block'
import { clientVerbRoute } from '@/lib/features/clients/routes'
import { reasonBody } from '@/lib/features/clients/schema'

export const POST = clientVerbRoute({
  summary: 'Blocca l’accesso di un cliente',
  body: reasonBody,
  run: (ctx, id, { motivo }) => blockClient(ctx, id, motivo),
})
