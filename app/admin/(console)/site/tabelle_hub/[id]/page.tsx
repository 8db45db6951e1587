import { PriceTableForm } from '@/lib/features/price-tables/form'
import { tabelleHub } from '@/lib/features/price-tables/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Tabella hub' }

export default itemPage(tabelleHub, PriceTableForm)
