import { ComplaintSteps } from '@/components/tickets/complaint-steps'
import { ComplaintForm } from '@/lib/features/reclami/form'
import { reclami } from '@/lib/features/reclami/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Reclamo' }

export default itemPage(reclami, ComplaintForm, {
  gate: ['compliance_see'],
  primary: (row) => <ComplaintSteps row={row} />,
})
