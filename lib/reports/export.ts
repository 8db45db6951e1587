import 'server-only'
import type { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { decodeCursor } from '@/lib/resources/cursor'
import { fileReply, formatOf } from '@/lib/resources/export'
import { chosenColumns, fileBody } from '@/lib/resources/export-body'
import type { ExportFormat } from '@/lib/resources/export-job'
import type { Report } from './define'
import { parseReportQuery } from './query'
import { countReport, reportPages } from './read'

const PAGE = 1_000

/** All rows of a report as a file, by the machinery of the lists. */
export async function exportReport(report: Report, actor: Actor | null, url: URL): Promise<Response> {
  const query = parseReportQuery(report, url)
  const format = formatOf(query.format)
  const total = await countReport(report, actor, query)
  return fileReply({ path: `reports/${report.name}`, actor, url: url.href, format }, total, () =>
    reportBody(report, actor, url, format),
  )
}

export function reportBody(report: Report, actor: Actor | null, url: URL, format: ExportFormat): Readable {
  const query = { ...parseReportQuery(report, url), limit: PAGE, cursor: null }
  const pages = reportPages(report, actor, query, (cursor) => decodeCursor(cursor, query.sort))
  return fileBody({ title: report.labels.many, columns: chosenColumns(report.columns, url), pages, format })
}
