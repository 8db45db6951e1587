import { ClientsList } from '@/components/clients/clients-list'
import { clients } from '@/lib/features/clients/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Clienti' }

export default listPage(clients, { List: ClientsList })
