import { OrdersList } from '@/components/merchandising/orders-list'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Ordini di merchandising' }

export default listPage(ordini, { List: OrdersList })
