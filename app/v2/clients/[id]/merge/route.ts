import { mergeClients } from '@/lib/features/clients/merge'
import { clientVerbRoute } from '@/lib/features/clients/routes'
import { mergeBody } from '@/lib/features/clients/schema'

export const POST = clientVerbRoute({
  summary: 'Unisce due schede della stessa persona; si può annullare per 30 giorni',
  flags: ['clients_erase'],
  body: mergeBody,
  proof: true,
  run: mergeClients,
})
