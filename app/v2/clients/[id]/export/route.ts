import { clientFile } from '@/lib/features/accounts/export-data'
import { existing } from '@/lib/features/clients/pages'
import { clientParams } from '@/lib/features/clients/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    params: clientParams,
    summary: 'I dati di un cliente, nello stesso file che scarica da solo',
  },
  async ({ params }) => {
    await existing(params.id)
    return new Response(JSON.stringify(await clientFile(params.id), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="cliente-${params.id}.json"`,
      },
    })
  },
)
