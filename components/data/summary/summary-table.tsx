import { changeOf } from '@/components/data/kpi-change'
import reportClasses from '@/components/data/report.module.css'
import { HeaderCell } from '@/components/data/table-head'
import { Section } from '@/components/shell/section'
import { IntentLink } from '@/components/ui/intent-link'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { Spoken } from '@/components/ui/spoken'
import { figureText } from '@/lib/reports/summary/figures'
import type { SummaryColumn, SummaryReply, SummaryRow, SummaryView } from '@/lib/reports/summary/view'
import classes from './summary.module.css'
import { figureUnit } from './summary-words'

type Props = {
  view: SummaryView
  reply: SummaryReply
  /** Paths of the columns on show. */
  shown: readonly string[]
  sort: string
  onSort: (sort: string) => void
}

/** The figures of every group and of the whole; each opens the rows that it counts. */
export function SummaryTable({ view, reply, shown, sort, onSort }: Props) {
  const columns = view.columns.filter(({ path }) => shown.includes(path))
  const grouping = view.groupings.find(({ name }) => name === reply.gruppo)
  const title = `Dettaglio ${grouping?.words ?? ''}`.trimEnd()
  return (
    <Section title={title} flush>
      <ScrollRegion className={reportClasses.scroll} label={`Tabella: ${title}`}>
        <table className={`${classes.table} ${classes.stacks}`}>
          <thead>
            <tr>
              <th scope="col">{grouping?.label}</th>
              {view.list.columns
                .filter(({ path }) => columns.some((column) => column.path === path))
                .map((column) => (
                  <HeaderCell key={column.path} column={column} sort={sort} onSort={onSort} />
                ))}
            </tr>
          </thead>
          <tbody>
            {reply.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" title={row.label}>
                  {row.label}
                </th>
                <Cells row={row} columns={columns} main={view.main} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totale</th>
              <Cells row={reply.totals} columns={columns} main={view.main} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </Section>
  )
}

type CellsProps = {
  row: Pick<SummaryRow, 'figures' | 'before' | 'links' | 'few' | 'maturing'>
  columns: readonly SummaryColumn[]
  main: readonly string[]
}

const Cells = ({ row: { figures, before, links, few, maturing }, columns, main }: CellsProps) =>
  columns.map((column) => {
    const { path, label, kind, matures } = column
    const value = figures[path] ?? null
    const text = figureText(kind, value)
    // Of cases that are still under way a fall would be one of time, not of work.
    const isYoung = Boolean(matures && maturing)
    const earlier = before && main.includes(path) && !isYoung ? (before[path] ?? null) : null
    return (
      <td
        key={path}
        data-label={label}
        className={value === null ? classes.none : few.includes(path) ? classes.few : undefined}
        title={value !== null && few.includes(path) ? 'Meno di cinque casi: dice poco.' : undefined}
      >
        <span>
          {links[path] && value ? <IntentLink href={links[path]}>{text}</IntentLink> : text}
          {value !== null && earlier !== null && <Change column={column} now={value} before={earlier} />}
          {value !== null && isYoung && <span className={classes.change}>in maturazione</span>}
        </span>
      </td>
    )
  })

function Change({
  column: { kind, moreIs },
  now,
  before,
}: {
  column: SummaryColumn
  now: number
  before: number
}) {
  const [a, b] = [figureUnit(kind, now), figureUnit(kind, before)]
  if (a.value === b.value) return null
  const { text, spoken, tone } = changeOf(a.value, b.value, a.unit, moreIs)
  return (
    <span className={classes.change} data-tone={tone}>
      <span aria-hidden="true" title={`Prima: ${figureText(kind, before)}`}>
        {text}
      </span>
      <Spoken>
        {spoken} {figureText(kind, before)}
      </Spoken>
    </span>
  )
}
