import { TablePage } from '@/components/price-tables/table-page'
import { tableDetail } from '@/lib/features/price-tables/data'
import { tabelleHub } from '@/lib/features/price-tables/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabella hub' }

export default detailPage(tabelleHub, TablePage, {
  read: (actor, id) => tableDetail(tabelleHub, actor, id),
})
