import { PriceTableForm } from '@/lib/features/price-tables/form'
import { tabelleHub } from '@/lib/features/price-tables/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova tabella hub' }

export default addPage(tabelleHub, PriceTableForm)
