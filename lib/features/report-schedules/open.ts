import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notFound } from '@/lib/core/errors'
import { REPORTS, SUMMARIES } from '@/lib/registry/reports'
import { admitTo, type Report } from '@/lib/reports/define'
import { parseReportQuery } from '@/lib/reports/query'
import type { Summary } from '@/lib/reports/summary/define'
import { parseSummaryQuery } from '@/lib/reports/summary/query'
import { admitTo as admitToSummary } from '@/lib/reports/summary/routes'

export type AnyReport = { kind: 'list'; report: Report } | { kind: 'summary'; summary: Summary }

/** A report of either form by its path under /v2. */
export async function findReport(path: string): Promise<AnyReport> {
  const report = await REPORTS[path]?.()
  if (report) return { kind: 'list', report }
  const summary = await SUMMARIES[path]?.()
  if (summary) return { kind: 'summary', summary }
  throw notFound()
}

export const titleOf = (found: AnyReport): string =>
  found.kind === 'list' ? found.report.title : found.summary.title

/** Refuses who may not open it. */
export function admit(found: AnyReport, actor: Actor | null): void {
  if (found.kind === 'list') admitTo(found.report, actor)
  else admitToSummary(found.summary, actor)
}

export function mayOpen(found: AnyReport, actor: Actor): boolean {
  try {
    admit(found, actor)
    return true
  } catch {
    return false
  }
}

/** Refuses what the report cannot be asked for. */
export function checkQuery(found: AnyReport, actor: Actor, query: string): void {
  const url = new URL(`http://report/?${query}`)
  if (found.kind === 'list') parseReportQuery(found.report, url)
  else parseSummaryQuery(found.summary, actor, url)
}
