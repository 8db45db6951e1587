import 'server-only'
import type { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { staffRole } from '@/lib/auth/by-role'
import { decodeCursor } from '@/lib/core/cursor'
import { formatInstant } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { euroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { cellValue } from '@/lib/resources/cell-value'
import { fileReply, formatOf } from '@/lib/resources/export'
import { chosenColumns, fileBody } from '@/lib/resources/export-body'
import { type ExportColumn, headOf, textCell } from '@/lib/resources/export-cells'
import type { ExportFormat } from '@/lib/resources/export-job'
import type { Row } from '@/lib/resources/types'
import { companySettings } from '@/lib/settings/company-settings'
import { pageOfReport } from './addresses'
import { columnsFor, type Report, totalsFor } from './define'
import { parseReportQuery, type ReportQuery } from './query'
import { countReport, readReport, reportPages } from './read'
import { PDF_ROWS, pdfBody, type ReportSheet } from './sheet'

const PAGE = 1_000

/** All rows of a report as a file, by the machinery of the lists. */
export async function exportReport(report: Report, actor: Actor | null, url: URL): Promise<Response> {
  const query = parseReportQuery(report, url)
  const format = reportFormatOf(query.format)
  const total = await countReport(report, actor, query)
  if (format === 'pdf') refuseLong(total)
  const job = { path: `reports/${report.name}`, actor, url: url.href, format }
  return fileReply(job, total, () => reportBody(report, actor, url, format), report.title)
}

/** What a report can be written as: what a list can, and paper. */
export const reportFormatOf = (text: string | undefined): ExportFormat =>
  text === 'pdf' ? 'pdf' : formatOf(text)

function refuseLong(total: number): void {
  if (total <= PDF_ROWS) return
  const detail = `Sono ${total} righe: un PDF ne contiene al massimo ${PDF_ROWS}. Scegli un filtro, oppure CSV o XLSX.`
  throw new AppError('invalid', detail, { errors: [{ path: 'format', message: detail }] })
}

export function reportBody(report: Report, actor: Actor | null, url: URL, format: ExportFormat): Readable {
  const query = { ...parseReportQuery(report, url), limit: PAGE, cursor: null }
  const columns = chosenColumns(columnsFor(report, actor), url)
  if (format === 'pdf') return pdfBody(() => sheetOf(report, actor, query, columns))
  const pages = reportPages(report, actor, query, (cursor) => decodeCursor(cursor, query.sort))
  const title = report.labels.many
  const path = `reports/${report.name}`
  const page = actor && pageOfReport(path, staffRole(actor.role))
  const href = page ?? ''
  return fileBody({ title, columns, pages, format, of: { actor, title, href } })
}

/** A cell on paper: amounts are read there, not added up. */
function paperCell(column: ExportColumn, row: Row): string {
  const value = cellValue(row, column)
  if (column.kind === 'money' && typeof value === 'number') return euroText(value)
  if (column.kind === 'number' && typeof value === 'number') return numberText(value)
  return textCell(column, value)
}

const isNumber = ({ kind }: ExportColumn) => kind === 'number' || kind === 'money' || kind === 'rate'

/** The report for paper. */
export async function sheetOf(
  report: Report,
  actor: Actor | null,
  query: ReportQuery,
  columns: ExportColumn[],
): Promise<ReportSheet> {
  const { items, totals, asOf } = await readReport(report, actor, { ...query, limit: PDF_ROWS })
  const { marchio } = await companySettings()
  const figures = totalsFor(report, actor).map(({ name, label, kind }) => {
    const value = totals[name] ?? null
    const written = value === null ? '–' : kind === 'money' ? euroText(value) : numberText(value)
    return `${label}: ${written}`
  })
  return {
    title: report.title,
    lines: [report.about, [...figures, `Dati del ${formatInstant(asOf)}`].join('  ·  ')],
    columns: columns.map((column) => ({ label: headOf(column), isNumber: isNumber(column) })),
    rows: items.map((row) => columns.map((column) => paperCell(column, row as unknown as Row))),
    author: marchio,
  }
}
