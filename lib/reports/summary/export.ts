import 'server-only'
import { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { staffRole } from '@/lib/auth/by-role'
import { formatInstant } from '@/lib/core/dates'
import { capitalized } from '@/lib/core/text'
import type { NumberFormat } from '@/lib/core/xlsx'
import { fileHeaders, fileReply } from '@/lib/resources/export'
import { chosenColumns, fileBody } from '@/lib/resources/export-body'
import type { ExportColumn } from '@/lib/resources/export-cells'
import type { ExportFormat } from '@/lib/resources/export-job'
import { companySettings } from '@/lib/settings/company-settings'
import { pageOfReport } from '../addresses'
import { reportFormatOf } from '../export'
import { pdfBody, type ReportSheet } from '../sheet'
import { columnsFor, type Summary, viewOf } from './define'
import { beforeWords, figureText, titleBy } from './figures'
import { periodWords } from './periods'
import { parseSummaryQuery } from './query'
import { readSummary } from './read'
import type { FigureKind, GroupingView, SummaryReply, SummaryRow } from './view'

/** The rows of a summary as a file, the whole in its last line; compared, with the earlier figures beside the others. */
export async function exportSummary(summary: Summary, actor: Actor, url: URL): Promise<Response> {
  const query = parseSummaryQuery(summary, actor, url)
  const format = reportFormatOf(query.format)
  const reply = await readSummary(summary, actor, query)
  const path = `reports/${summary.name}`
  const total = reply.rows.length + 1
  const here = () => bodyOf(summary, actor, url, { format, reply })
  // They are few: only paper takes so long that a thread of its own makes it.
  if (format === 'pdf') return fileReply({ path, actor, url: url.href, format }, total, here, summary.title)
  const headers = fileHeaders(summary.title, format, total)
  return new Response(Readable.toWeb(here()) as ReadableStream, { headers })
}

/** The same in the thread of exports, which reads the figures again. */
export async function summaryBody(
  summary: Summary,
  actor: Actor,
  url: URL,
  format: ExportFormat,
): Promise<Readable> {
  const reply = await readSummary(summary, actor, parseSummaryQuery(summary, actor, url))
  return bodyOf(summary, actor, url, { format, reply })
}

type Made = { format: ExportFormat; reply: SummaryReply }

function bodyOf(summary: Summary, actor: Actor, url: URL, { format, reply }: Made): Readable {
  if (format === 'pdf') return pdfBody(() => sheetOf(summary, actor, url, reply))
  const { title, list, groupings, columns: figures } = viewOf(summary, actor)
  const grouping = groupings.find(({ name }) => name === reply.gruppo)
  const time = format === 'xlsx' ? timeOf(grouping) : null
  const columns = chosenColumns(list.columns, url).flatMap((column): ExportColumn[] => {
    if (column.path === 'gruppo')
      return [{ ...column, label: grouping?.label ?? column.label, ...(time && { kind: time }) }]
    const kind = figures.find(({ path }) => path === column.path)?.kind
    const written = { ...column, ...(kind && { format: FORMATS[kind] }) }
    if (reply.confronto === 'nessuno') return [written]
    const before = {
      ...written,
      path: `${column.path}_prima`,
      label: `${column.label} ${beforeWords(reply)}`,
    }
    return [written, before]
  })
  const page = pageOfReport(`reports/${summary.name}`, staffRole(actor.role))
  const href = page ?? ''
  const of = { actor, title, href }
  return fileBody({ title, columns, pages: oneOf(linesOf(reply, time !== null)), format, of })
}

const FORMATS: Record<FigureKind, NumberFormat> = {
  number: 'count',
  money: 'money',
  percent: 'percent',
  rate: 'rate',
  decimal: 'decimal',
}

/** Rows of days and of months are dates in a workbook, which puts them in order; a quarter and a year are words. */
function timeOf(grouping: GroupingView | undefined): 'day' | 'month' | null {
  return grouping?.step === 'day' || grouping?.step === 'month' ? grouping.step : null
}

/** `dated`: rows are called by their first day, and not by their words. */
function linesOf({ rows, totals }: SummaryReply, dated: boolean) {
  const whole = { ...totals, key: 'totale', label: 'Totale' }
  return [...rows.map((row) => (dated ? { ...row, label: row.key } : row)), whole].map(
    ({ key, label, figures, before }) => ({
      _id: key,
      id: key,
      gruppo: label,
      ...figures,
      ...Object.fromEntries(Object.entries(before ?? {}).map(([path, value]) => [`${path}_prima`, value])),
    }),
  )
}

async function* oneOf<T>(page: T): AsyncGenerator<T> {
  yield page
}

/** The summary for paper. */
export async function sheetOf(
  summary: Summary,
  actor: Actor,
  url: URL,
  reply: SummaryReply,
): Promise<ReportSheet> {
  const { groupings, list } = viewOf(summary, actor)
  const chosen = chosenColumns(list.columns, url).map(({ path }) => path)
  const columns = columnsFor(summary, actor).filter(({ path }) => chosen.includes(path))
  const grouping = groupings.find(({ name }) => name === reply.gruppo)
  const cells = ({ figures, before }: Pick<SummaryRow, 'figures' | 'before'>, label: string) => [
    label,
    ...columns.map(({ path, kind }) => {
      const text = figureText(kind, figures[path])
      return before ? `${text}\n(${figureText(kind, before[path])})` : text
    }),
  ]
  const compared = reply.confronto === 'nessuno' ? '' : ` Fra parentesi, ${beforeWords(reply)}.`
  const { marchio } = await companySettings()
  return {
    title: titleBy(summary.title, grouping?.words),
    lines: [
      summary.about,
      `${capitalized(periodWords(reply))}.${compared} Dati del ${formatInstant(reply.asOf)}.`,
    ],
    columns: [
      { label: grouping?.label ?? '', isNumber: false },
      ...columns.map(({ label }) => ({ label, isNumber: true })),
    ],
    rows: reply.rows.map((row) => cells(row, row.label)),
    whole: cells(reply.totals, 'Totale'),
    author: marchio,
  }
}
