import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import type { BreakdownCell, Figure, ReportReply, ReportView } from '@/lib/reports/view'
import type { Filter } from '@/lib/resources/view'
import { drill, figureText } from './report-words'

type Props = {
  breakdown: NonNullable<ReportView['breakdown']>
  reply: ReportReply
  params: URLSearchParams
}

/** The figures by two filters. Each opens the rows that it counts, with every filter that is set. */
export function ReportBreakdown({ breakdown, reply, params }: Props) {
  const { title, rows, columns, totals } = breakdown
  const { breakdown: cells } = reply
  const across = used(columns, cells, 'column')
  const figures = { totals, cells, params }
  return (
    <Section title={title} flush>
      <FiguresTable label={`Tabella: ${title}`} look="framed" stacks>
        <TableHead heads={[rows.label, ...across.map(({ label }) => label), 'Totale']} />
        <tbody>
          {used(rows, cells, 'row').map(({ value: row, label }) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {across.map(({ value: column, label: of }) => (
                <Cell
                  key={column}
                  label={of}
                  {...figures}
                  of={(cell) => cell.row === row && cell.column === column}
                  filters={{ [rows.name]: row, [columns.name]: column }}
                />
              ))}
              <Cell
                label="Totale"
                {...figures}
                of={(cell) => cell.row === row}
                filters={{ [rows.name]: row }}
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totale</th>
            {across.map(({ value: column, label }) => (
              <Cell
                key={column}
                label={label}
                {...figures}
                of={(cell) => cell.column === column}
                filters={{ [columns.name]: column }}
              />
            ))}
            <Cell label="Totale" {...figures} of={() => true} />
          </tr>
        </tfoot>
      </FiguresTable>
    </Section>
  )
}

/** The values that some row has, in the filter's own order. */
const used = ({ options = [] }: Filter, cells: readonly BreakdownCell[], side: 'row' | 'column') =>
  options.filter(({ value }) => cells.some((cell) => cell[side] === value))

type CellProps = {
  /** What its column is called, for a phone, where it has no head. */
  label: string
  totals: readonly Figure[]
  cells: readonly BreakdownCell[]
  params: URLSearchParams
  of: (cell: BreakdownCell) => boolean
  /** None for the whole: it is what the screen shows already. */
  filters?: Record<string, string>
}

function Cell({ label, totals, cells, params, of, filters }: CellProps) {
  const counted = cells.filter(of)
  if (counted.length === 0)
    return (
      <td data-none data-label={label}>
        –
      </td>
    )
  const [first, ...more] = totals.map(({ name, label: figureLabel, kind }) => {
    const sum = counted.reduce((all, { figures }) => all + (figures[name] ?? 0), 0)
    return { name, label: figureLabel, text: figureText(kind)(sum) }
  })
  return (
    <td data-label={label}>
      {filters ? (
        <IntentLink href={drill(params, filters)}>{first?.text}</IntentLink>
      ) : (
        <strong>{first?.text}</strong>
      )}
      {more.map(({ name, label: of, text }) => (
        <Text key={name} span display="block" c="dimmed" fz="xs" fw={400} title={of}>
          {/* One figure more says itself; of several nobody would know which is which. */}
          {more.length > 1 && `${of} `}
          {text}
        </Text>
      ))}
    </td>
  )
}
