import { ComplaintRecord } from '@/components/tickets/complaint-record'
import { ComplaintSteps } from '@/components/tickets/complaint-steps'
import { reclami } from '@/lib/features/reclami/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Reclamo' }

export default itemPage(reclami, ComplaintRecord, {
  gate: ['compliance_see'],
  primary: (row) => <ComplaintSteps row={row} />,
})
