import { PriceTableForm } from '@/lib/features/price-tables/form'
import { tabelleNewfin } from '@/lib/features/price-tables/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova tabella newfin' }

export default addPage(tabelleNewfin, PriceTableForm)
