import { clientVerbRoute, nothing } from '@/lib/features/clients/routes'
import { unmergeClients } from '@/lib/features/clients/unmerge'

export const POST = clientVerbRoute({
  summary: 'Annulla l’ultima unione di una scheda',
  flags: ['clients_erase'],
  body: nothing,
  proof: true,
  run: (ctx, id) => unmergeClients(ctx, id),
})
