import { OrderPage, type OrderShown } from '@/components/merchandising/order-page'
import { orderDetail } from '@/lib/features/merchandising/ordini/data'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Ordine di merchandising' }

export default detailPage<OrderShown>(ordini, OrderPage, {
  read: async (actor, id) => (await orderDetail(actor, id)) as unknown as OrderShown,
})
