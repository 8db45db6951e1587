import { PriceTableForm } from '@/lib/features/price-tables/form'
import { tabelle } from '@/lib/features/price-tables/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabella ASA' }

export default itemPage(tabelle, PriceTableForm)
