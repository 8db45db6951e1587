import { ComplaintsList } from '@/components/tickets/complaints-list'
import { reclami } from '@/lib/features/reclami/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Reclami' }

export default listPage(reclami, { List: ComplaintsList, gate: ['compliance_see'] })
