import { useState } from 'react'
import { changeOf } from '@/components/data/charts/kpi-change'
import { HeaderCell } from '@/components/data/table/table-head'
import { Button } from '@/components/ui/button'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Section } from '@/components/ui/section'
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

/** On a phone: rows, and figures of a row where none is a main one. */
const [FIRST, FEW] = [10, 4]

/** The figures of every group and of the whole; each opens the rows that it counts. */
export function SummaryTable({ view, reply, shown, sort, onSort }: Props) {
  const columns = view.columns.filter(({ path }) => shown.includes(path))
  const grouping = view.groupings.find(({ name }) => name === reply.gruppo)
  const [whole, setWhole] = useState(false)
  const brief = briefOf(columns, view.main, sort)
  const isLong = reply.rows.length > FIRST || columns.length > brief.length
  const title = `Dettaglio ${grouping?.words ?? ''}`.trimEnd()
  return (
    <Section title={title} flush>
      <FiguresTable
        label={`Tabella: ${title}`}
        look="framed"
        stacks
        brief={!whole}
        className={reply.confronto === 'nessuno' ? classes.table : `${classes.table} ${classes.compared}`}
      >
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
              <Cells row={row} columns={columns} brief={brief} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totale</th>
            <Cells row={reply.totals} columns={columns} brief={brief} />
          </tr>
        </tfoot>
      </FiguresTable>
      {isLong && !whole && (
        <div className={classes.more}>
          <Button look="quiet" onClick={() => setWhole(true)}>
            Mostra tutto ({reply.rows.length} righe, {columns.length} cifre)
          </Button>
        </div>
      )}
    </Section>
  )
}

/** What a card of a phone shows of each row until somebody asks for all: its figures of the cards above, and the one in order. */
function briefOf(columns: readonly SummaryColumn[], main: readonly string[], sort: string): string[] {
  const paths = columns.map(({ path }) => path)
  const found = paths.filter((path) => main.includes(path) || sort.replace('-', '') === path)
  return found.length > 0 ? found : paths.slice(0, FEW)
}

type CellsProps = {
  row: Pick<SummaryRow, 'figures' | 'before' | 'links' | 'few' | 'maturing'>
  columns: readonly SummaryColumn[]
  brief: readonly string[]
}

const Cells = ({ row: { figures, before, links, few, maturing }, columns, brief }: CellsProps) =>
  columns.map((column) => {
    const { path, label, kind, matures } = column
    const value = figures[path] ?? null
    const text = figureText(kind, value)
    // Of cases that are still under way a fall would be one of time, not of work.
    const isYoung = Boolean(matures && maturing)
    const earlier = before && !isYoung ? (before[path] ?? null) : null
    return (
      <td
        key={path}
        data-label={label}
        data-rest={!brief.includes(path) || undefined}
        data-none={value === null || undefined}
        className={value !== null && few.includes(path) ? classes.few : undefined}
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
