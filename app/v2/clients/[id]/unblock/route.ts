import { unblockClient } from '@/lib/features/clients/block'
import { clientVerbRoute, nothing } from '@/lib/features/clients/routes'

export const POST = clientVerbRoute({
  summary: 'Ridà l’accesso a un cliente bloccato',
  body: nothing,
  run: (ctx, id) => unblockClient(ctx, id),
})
