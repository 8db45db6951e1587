import { eraseByOffice } from '@/lib/features/clients/erase'
import { clientParams, eraseBody } from '@/lib/features/clients/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage', 'clients_erase'],
    proof: true,
    params: clientParams,
    body: eraseBody,
    summary: 'Cancella i dati di un cliente che lo ha chiesto; resta la prova',
  },
  async ({ ctx, params, body }) => eraseByOffice(ctx, params.id, body),
)
