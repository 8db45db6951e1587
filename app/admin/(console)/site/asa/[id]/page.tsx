import { TablePage } from '@/components/price-tables/table-page'
import { tableDetail } from '@/lib/features/price-tables/data'
import { tabelle } from '@/lib/features/price-tables/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabella ASA' }

export default detailPage(tabelle, TablePage, {
  read: (actor, id) => tableDetail(tabelle, actor, id),
})
