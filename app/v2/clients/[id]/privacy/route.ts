import { existing } from '@/lib/features/clients/pages'
import { noteRequest, requestsOf } from '@/lib/features/clients/privacy'
import { clientReadRoute } from '@/lib/features/clients/routes'
import { clientParams, privacyBody } from '@/lib/features/clients/schema'
import { handle } from '@/lib/http/handle'

export const GET = clientReadRoute('Richieste privacy di un cliente', async (id) => {
  await existing(id)
  return requestsOf(id)
})

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    params: clientParams,
    body: privacyBody,
    status: 201,
    summary: 'Annota una richiesta privacy: va evasa entro un mese',
  },
  async ({ ctx, params, body }) => ({ _id: await noteRequest(ctx, params.id, body) }),
)
