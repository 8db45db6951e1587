import { OrdersList } from '@/components/merchandising/orders-list'
import { ordini } from '@/lib/features/ordini/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Ordini di merchandising' }

export default listPage(ordini, { List: OrdersList })
