import { OfficeOverview } from '@/components/aml/identification/office-overview'
import { PageHeader } from '@/components/data/page/page-header'
import { requireAdmin } from '@/lib/auth/gates'
import { identificationsDue, planProgress } from '@/lib/features/aml/identification/data'

export const metadata = { title: 'Identificazioni' }

export default async function IdentificationsPage() {
  const scope = await requireAdmin('pratiche_manage')
  const [due, plan] = await Promise.all([identificationsDue(scope), planProgress(scope)])
  return (
    <>
      <PageHeader title="Identificazioni" />
      <OfficeOverview due={due} plan={plan} />
    </>
  )
}
