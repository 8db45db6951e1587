import { PageHeader } from '@/components/data/page/page-header'
import { OfficeList } from '@/components/whistleblowing/office-list'
import { requireAdmin } from '@/lib/auth/gates'
import { listReports } from '@/lib/features/whistleblowing/data'

export const metadata = { title: 'Segnalazioni riservate' }

export default async function WhistleblowingPage() {
  const scope = await requireAdmin('whistleblowing_read')
  const { items } = await listReports(scope)
  return (
    <>
      <PageHeader title="Segnalazioni riservate" />
      <OfficeList reports={items} />
    </>
  )
}
