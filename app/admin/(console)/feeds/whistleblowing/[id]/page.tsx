import { notFound } from 'next/navigation'
import { OfficeReport } from '@/components/whistleblowing/office-report'
import { requireAdmin } from '@/lib/auth/gates'
import { AppError } from '@/lib/core/errors'
import { readReport } from '@/lib/features/whistleblowing/data'

export const metadata = { title: 'Segnalazione riservata' }

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  const scope = await requireAdmin('whistleblowing_read')
  const report = await readReport(scope, (await params).id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  })
  return <OfficeReport first={report} />
}
