'use client'

import { IconDownload } from '@tabler/icons-react'
import { csvOf, type FigureCell, type FigureTable, nameCell } from '@/components/data/charts/figure-table'
import { save } from '@/components/data/files/download'
import { Button } from '@/components/ui/button'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import type { Statistics, StatisticsGroup } from '@/lib/features/tickets/statistics-schema'
import { type Chosen, figureFilters, keptText, starsText, ticketsHref } from './statistics-words'

type Props = {
  title: string
  head: string
  rows: readonly StatisticsGroup[]
  period: Pick<Statistics, 'from' | 'to'>
  /** What is chosen in the lists of a row. */
  chosenFor: (row: StatisticsGroup) => Chosen
}

const count = (value: number, href: string): FigureCell => ({
  text: numberText(value),
  raw: String(value),
  href,
})

/** The figures of each category, or of each person; a figure opens the list that it counts, where a list can say it. */
export function StatisticsTable({ title, head, rows, period, chosenFor }: Props) {
  const counted = figureFilters(period)
  const table: FigureTable = {
    head: [head, 'Aperti', 'Risolti', 'Da risolvere oggi', 'In tempo', 'Stelle'],
    rows: rows.map((row) => {
      const href = (what: keyof typeof counted) => ticketsHref(chosenFor(row), counted[what])
      const stars = nameCell(starsText(row.stelle), row.stelle === null ? undefined : href('voti'))
      return {
        key: row._id ?? 'nessuno',
        cells: [
          nameCell(row.nome),
          count(row.aperti, href('aperti')),
          count(row.risolti, href('risolti')),
          count(row.daRisolvere, href('daRisolvere')),
          nameCell(keptText(row)),
          stars,
        ],
      }
    }),
  }
  if (rows.length === 0)
    return (
      <Section title={title}>
        <Text p="md" c="dimmed" fz="xs">
          Nessun ticket nel periodo.
        </Text>
      </Section>
    )
  return (
    <Section
      title={title}
      flush
      actions={
        <Button
          size="xs"
          look="quiet"
          icon={<IconDownload size={16} aria-hidden="true" />}
          aria-label={`CSV: ${title}`}
          onClick={() => save(csvOf(table), `Ticket ${title.toLowerCase()}.csv`)}
        >
          CSV
        </Button>
      }
    >
      <FiguresTable label={`${title}: cifre`}>
        <TableHead heads={table.head} />
        <tbody>
          {table.rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name?.text}</th>
              {figures.map(({ text, href }, at) => (
                <td key={table.head[at + 1]}>
                  {href && text !== '0' ? <IntentLink href={href}>{text}</IntentLink> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Section>
  )
}
