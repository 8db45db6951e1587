import 'server-only'
import { z } from 'zod'
import { handle, type Route } from '@/lib/http/handle'
import { filterQuery } from '@/lib/resources/filter-query'
import { admitTo, type Report } from './define'
import { exportReport } from './export'
import { parseReportQuery } from './query'
import { readReport } from './read'
import { readSubtotals, subtotalOf } from './subtotals'
import type { ReportReply, SubtotalReply } from './view'

/** A route of a report: openapi.json learns its parameters and columns from it. */
export type ReportRoute<T = unknown> = Route<T> & {
  readonly report: { verb: 'read' | 'export'; report: Report }
}

type WithRows = ReportReply & { rows: ReportReply['items'] }

const ROLES = ['admin', 'agent'] as const

/**
 * GET of `/v2/reports/<name>`: one page of rows with the figures of all of them; with `format` all rows as a file. `rows`
 * is what the contract calls `items` in the reply of a report.
 */
export function reportRoute(report: Report): { GET: ReportRoute<WithRows> } {
  const route = handle(
    { auth: ROLES, admits: (actor) => admitTo(report, actor), summary: `Report: ${report.title}` },
    async ({ ctx, request }) => {
      const url = new URL(request.url)
      if (url.searchParams.has('format')) return exportReport(report, ctx.actor, url)
      const reply = await readReport(report, ctx.actor, parseReportQuery(report, url))
      return { ...reply, rows: reply.items }
    },
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

/** GET of `/v2/reports/<name>/gruppi`: its figures by agent, bank, month, with every filter. */
export function subtotalsRoute(report: Report): { GET: Route<SubtotalReply> } {
  const query = z.strictObject({
    per: z.string('Indica per che cosa.'),
    ...filterQuery(report.filters),
  })
  return {
    GET: handle(
      {
        auth: ROLES,
        admits: (actor) => admitTo(report, actor),
        query,
        summary: `I totali per gruppi: ${report.title}`,
      },
      ({ ctx: { actor }, request, query: { per } }) => {
        const url = new URL(request.url)
        url.searchParams.delete('per')
        const name = subtotalOf(report, actor, String(per))
        return readSubtotals(report, actor, parseReportQuery(report, url), name)
      },
    ),
  }
}
