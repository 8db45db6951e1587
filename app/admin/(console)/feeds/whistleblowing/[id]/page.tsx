import { OfficeReport } from '@/components/whistleblowing/office-report'
import { requireAdmin } from '@/lib/auth/gates'
import { readReport } from '@/lib/features/whistleblowing/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Segnalazione riservata' }

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  const scope = await requireAdmin('whistleblowing_read')
  const report = await orMissingPage(readReport(scope, (await params).id))
  return <OfficeReport first={report} />
}
