import 'server-only'
import type { Answers } from '@/lib/resources/standard'
import type { Report } from './define'
import { reportExportRoute, reportRoute, subtotalsRoute } from './routes'
import { crossRoute } from './summary/chart-routes'
import type { Summary } from './summary/define'
import { summaryExportRoute, summaryRoute } from './summary/routes'

/**
 * By the folder below a report's path, what is answered there without a file of its own. The generated types of the routes read it.
 * @public
 */
export type ReportRoutes = {
  '': ReturnType<typeof reportRoute>
  export: ReturnType<typeof reportExportRoute>
  gruppi: ReturnType<typeof subtotalsRoute>
}
/**
 * The same of a summary.
 * @public
 */
export type SummaryRoutes = {
  '': ReturnType<typeof summaryRoute>
  export: ReturnType<typeof summaryExportRoute>
  incrocio: ReturnType<typeof crossRoute>
}

/** What a report answers by its declaration: its rows, the same as a file, and by groups where it has any. */
export const reportRoutes = (report: Report): Answers => ({
  '': reportRoute(report),
  export: reportExportRoute(report),
  ...(report.subtotals && { gruppi: subtotalsRoute(report) }),
})

/** What a summary answers by its declaration: its rows, the same as a file, and one figure by two groupings. */
export const summaryRoutes = (summary: Summary): Answers => ({
  '': summaryRoute(summary),
  export: summaryExportRoute(summary),
  incrocio: crossRoute(summary),
})
