'use client'

import { useState } from 'react'
import { useExport } from '@/components/data/list/use-export'
import { isFilter } from '@/components/data/list/use-list-query'
import { useRows } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Box } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { TableHead } from '@/components/ui/table-head'
import type { Figures, ReportView, SubtotalReply, SubtotalRow } from '@/lib/reports/view'
import { rowsQuery } from '@/lib/resources/first-rows'
import { drill, figureText } from './report-words'

type Props = { view: ReportView; params: URLSearchParams }

/** The figures of a report by whose its rows are: each group opens its rows, and has them as a file of its own. */
export function ReportSubtotals({ view, params }: Props) {
  const [first] = view.subtotals
  const [per, setPer] = useState(first?.name ?? '')
  const filters = [...params].filter(([key]) => isFilter(key))
  const { data } = useRows<SubtotalReply>(`${view.path}/gruppi`, rowsQuery([...filters, ['per', per]]))
  const grouping = view.subtotals.find(({ name }) => name === per)
  if (!grouping || !data) return null
  const title = `Totali ${grouping.words}`
  return (
    <Section title={title} flush>
      <Box py="xs" px="sm" maw={240}>
        <Select
          label="Totali per"
          clearable={false}
          options={view.subtotals.map(({ name, label }) => ({ value: name, label }))}
          value={per}
          onChange={(value) => setPer(value ?? per)}
        />
      </Box>
      <FiguresTable label={`Tabella: ${title}`} look="framed" stacks>
        <TableHead heads={[grouping.label, ...view.totals.map(({ label }) => label), 'File']} />
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.key ?? 'nessuno'}>
              <th scope="row">
                {row.filters ? (
                  <IntentLink href={drill(params, row.filters)}>{row.label}</IntentLink>
                ) : (
                  row.label
                )}
              </th>
              <FigureCells view={view} figures={row.figures} />
              <td data-label="File">
                <GroupFile view={view} params={params} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totale</th>
            <FigureCells view={view} figures={data.totals} />
            <td data-label="File" data-none />
          </tr>
        </tfoot>
      </FiguresTable>
    </Section>
  )
}

const FigureCells = ({ view, figures }: { view: ReportView; figures: Figures }) =>
  view.totals.map(({ name, label, kind, isRatio }) => (
    <td key={name} data-label={label}>
      {figureText(kind, isRatio)(figures[name] ?? null)}
    </td>
  ))

/** All columns of the group's rows, also those that the screen hides: what a bank's own list is compared by. */
function GroupFile({ view, params, row }: Props & { row: SubtotalRow }) {
  const filtered = row.filters ? drill(params, row.filters).slice(1) : ''
  const query = rowsQuery([...new URLSearchParams(filtered)].filter(([key]) => isFilter(key)))
  const columns = view.list.columns.map(({ path }) => path)
  const { progress, start } = useExport(view.path, query, columns)
  if (!row.filters) return null
  return (
    <Button
      look="quiet"
      size="xs"
      loading={progress !== null}
      aria-label={`CSV: ${row.label}`}
      onClick={() => void start('csv')}
    >
      CSV
    </Button>
  )
}
