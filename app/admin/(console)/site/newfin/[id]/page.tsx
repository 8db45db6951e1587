import { PriceTableForm } from '@/lib/features/price-tables/form'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabella newfin' }

export default itemPage(tabelleNewfin, PriceTableForm)
