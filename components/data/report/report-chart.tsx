'use client'

import { ChartCard } from '@/components/data/charts/chart-card'
import { productTone } from '@/components/data/charts/tones'
import { uncapitalized } from '@/lib/core/text'
import type { ReportReply, ReportView } from '@/lib/reports/view'
import { drill, figureUnit } from './report-words'

type Props = {
  view: ReportView
  breakdown: NonNullable<ReportView['breakdown']>
  reply: ReportReply
  params: URLSearchParams
}

/** The first figure of a report by the rows of its breakdown; each bar opens the rows that it counts. */
export function ReportChart({ view, breakdown: { rows }, reply, params }: Props) {
  const [figure] = view.totals
  if (!figure) return null
  const { unit } = figureUnit(figure.kind, 0)
  const points = (rows.options ?? []).flatMap(({ value, label }) => {
    const cells = reply.breakdown.filter((cell) => cell.row === value)
    if (cells.length === 0) return []
    const sum = cells.reduce((all, { figures }) => all + (figures[figure.name] ?? 0), 0)
    const href = drill(params, { [rows.name]: value })
    const tone = productTone(value)
    return [{ key: value, label, href, tone, values: { value: figureUnit(figure.kind, sum).value } }]
  })
  return (
    <ChartCard
      kind="bar"
      title={`${figure.label} per ${uncapitalized(rows.label)}`}
      measure={figure.label}
      unit={unit}
      series={[{ name: 'value', label: figure.label, tone: 'now' }]}
      points={points}
      pointHead={rows.label}
    />
  )
}
