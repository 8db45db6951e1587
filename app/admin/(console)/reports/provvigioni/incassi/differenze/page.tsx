import { DifferencesList } from '@/components/provvigioni/payments-list'
import { differenze } from '@/lib/features/incassi/partite/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Differenze con le banche' }

export default listPage(differenze, { List: DifferencesList })
