import { ClientPage, type ClientRow } from '@/components/clients/client-page'
import { can } from '@/lib/auth/actor'
import { clients } from '@/lib/features/clients/resource'
import { detailPage } from '@/lib/resources/pages'
import { getRow } from '@/lib/resources/read'

export const metadata = { title: 'Cliente' }

export default detailPage<ClientRow>(clients, ClientPage, {
  read: async (actor, id) => ({
    ...((await getRow(clients, actor, id)) as ClientRow),
    canErase: can(actor, 'clients_erase'),
  }),
})
