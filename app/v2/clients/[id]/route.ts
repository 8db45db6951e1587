import { AppError } from '@/lib/core/errors'
import { existing } from '@/lib/features/clients/pages'
import { clients } from '@/lib/features/clients/resource'
import { clientParams } from '@/lib/features/clients/schema'
import { handle } from '@/lib/http/handle'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH } = itemRoutes(clients)

/** People are not deleted like rows: what must be kept of them stays, without a name. */
export const DELETE = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    params: clientParams,
    summary: 'Non si cancella così: vedi POST /clients/{id}/erase',
  },
  async ({ params }) => {
    await existing(params.id)
    throw new AppError('conflict', 'Un cliente si cancella con «Cancella i dati», dalla scheda Privacy.')
  },
)
