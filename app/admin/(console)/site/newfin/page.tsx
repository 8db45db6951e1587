import { TablesList } from '@/components/price-tables/tables-list'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabelle newfin' }

export default listPage(tabelleNewfin, { List: TablesList })
