import { PaymentsList } from '@/components/provvigioni/payments-list'
import { incassi } from '@/lib/features/incassi/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Incassi dalle banche' }

export default listPage(incassi, { List: PaymentsList })
