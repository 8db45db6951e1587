import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { formatInstant } from '@/lib/core/dates'
import { totalsFor } from '@/lib/reports/define'
import { parseReportQuery } from '@/lib/reports/query'
import { readReport } from '@/lib/reports/read'
import { columnsFor } from '@/lib/reports/summary/define'
import { beforeWords, figureText } from '@/lib/reports/summary/figures'
import { periodWords } from '@/lib/reports/summary/periods'
import { parseSummaryQuery } from '@/lib/reports/summary/query'
import { readSummary } from '@/lib/reports/summary/read'
import type { AnyReport } from './open'

/** What a mail says of a report: the figures of the whole, then its first rows. */
export type ReportWords = {
  periodo: string
  cifre: [label: string, value: string][]
  righe: [label: string, value: string][]
}

const MOST_ROWS = 10

/** The figures as this reader sees them now. */
export async function wordsOf(found: AnyReport, actor: Actor, query: string): Promise<ReportWords> {
  const url = new URL(`http://report/?${query}`)
  if (found.kind === 'summary') return summaryWords(found.summary, actor, url)
  const { report } = found
  const { totals, total, asOf } = await readReport(report, actor, {
    ...parseReportQuery(report, url),
    limit: 1,
    cursor: null,
  })
  const cifre = totalsFor(report, actor).map(({ name, label, kind }): [string, string] => [
    label,
    figureText(kind, totals[name]),
  ])
  return {
    periodo: `Dati del ${formatInstant(asOf)}`,
    cifre: [['Righe', figureText('number', total)], ...cifre],
    righe: [],
  }
}

type Summary = Extract<AnyReport, { kind: 'summary' }>['summary']

async function summaryWords(summary: Summary, actor: Actor, url: URL): Promise<ReportWords> {
  const reply = await readSummary(summary, actor, parseSummaryQuery(summary, actor, url))
  const columns = columnsFor(summary, actor).filter(({ path }) => summary.main.includes(path))
  const [first] = summary.main.flatMap((path) => columns.find((column) => column.path === path) ?? [])
  const cifre = columns.map(({ path, label, kind }): [string, string] => {
    const before = reply.totals.before
    const earlier = before ? ` (${beforeWords(reply)} ${figureText(kind, before[path])})` : ''
    return [label, `${figureText(kind, reply.totals.figures[path])}${earlier}`]
  })
  const rows = reply.rows.filter(({ figures }) => first && figures[first.path])
  return {
    periodo: periodWords(reply),
    cifre,
    righe: rows
      .slice(0, MOST_ROWS)
      .map(({ label, figures }) => [label, first ? figureText(first.kind, figures[first.path]) : '']),
  }
}
