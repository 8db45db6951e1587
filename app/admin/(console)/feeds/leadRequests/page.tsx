import { OfficeLeadList } from '@/components/leads/office-list'
import { leads } from '@/lib/features/leads/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Richieste' }

export default listPage(leads, { List: OfficeLeadList })
