import { TablePage } from '@/components/price-tables/table-page'
import { tableDetail } from '@/lib/features/price-tables/data'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabella newfin' }

export default detailPage(tabelleNewfin, TablePage, {
  read: (actor, id) => tableDetail(tabelleNewfin, actor, id),
})
