import { TablesList } from '@/components/price-tables/tables-list'
import { tabelleHub } from '@/lib/features/price-tables/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabelle hub' }

export default listPage(tabelleHub, { List: TablesList })
