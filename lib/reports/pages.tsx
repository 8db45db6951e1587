import 'server-only'
import { ReportScreen } from '@/components/data/report-screen'
import { requireAdmin, requireAgent } from '@/lib/auth/gates'
import { type Report, viewOf } from './define'

/** A report in the administrators' area: `export default adminReportPage(praticheFerme)`. */
export function adminReportPage(report: Report) {
  return async function AdminReport() {
    const { actor } = await requireAdmin(report.access.admin)
    return <ReportScreen view={viewOf(report, actor)} />
  }
}

/** The same report in the agents' area: the reader's scope decides the rows, and what is worth showing of them. */
export function agentReportPage(report: Report) {
  return async function AgentReport() {
    const { actor } = await requireAgent(...report.access.agent)
    return <ReportScreen view={viewOf(report, actor)} />
  }
}
