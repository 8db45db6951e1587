import { PriceTableForm } from '@/lib/features/price-tables/form'
import { tabelle } from '@/lib/features/price-tables/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova tabella ASA' }

export default addPage(tabelle, PriceTableForm)
