import { StatementsList } from '@/components/provvigioni/statements-list'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Estratti conto' }

export default listPage(estratti, { gate: ['provvigioni_see'], List: StatementsList })
