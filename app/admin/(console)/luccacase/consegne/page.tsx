import { DeliveriesList } from '@/components/partners/deliveries-list'
import { consegne } from '@/lib/features/partners/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Consegne del partner' }

export default listPage(consegne, { List: DeliveriesList })
