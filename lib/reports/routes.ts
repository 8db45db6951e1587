import 'server-only'
import { handle, type Route } from '@/lib/http/handle'
import { admitTo, type Report } from './define'
import { exportReport } from './export'
import { parseReportQuery } from './query'
import { readReport } from './read'

/** A route of a report: openapi.json learns its parameters and columns from it. */
export type ReportRoute = Route & { readonly report: { verb: 'read' | 'export'; report: Report } }

const ROLES = ['admin', 'agent'] as const

/** GET of `/v2/reports/<name>`: one page of rows with the figures of all of them. */
export function reportRoute(report: Report): { GET: ReportRoute } {
  const route = handle(
    { auth: ROLES, admits: (actor) => admitTo(report, actor), summary: `Report: ${report.title}` },
    ({ ctx, request }) => readReport(report, ctx.actor, parseReportQuery(report, new URL(request.url))),
  )
  return { GET: Object.assign(route, { report: { verb: 'read' as const, report } }) }
}

/** GET of `/v2/reports/<name>/export`: all its rows as CSV or XLSX. */
export function reportExportRoute(report: Report): { GET: ReportRoute } {
  const route = handle(
    { auth: ROLES, admits: (actor) => admitTo(report, actor), summary: `Esporta il report: ${report.title}` },
    ({ ctx, request }) => exportReport(report, ctx.actor, new URL(request.url)),
  )
  return { GET: Object.assign(route, { report: { verb: 'export' as const, report } }) }
}
