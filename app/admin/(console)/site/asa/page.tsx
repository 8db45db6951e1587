import { TablesList } from '@/components/price-tables/tables-list'
import { tabelle } from '@/lib/features/price-tables/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabelle ASA' }

export default listPage(tabelle, { List: TablesList })
