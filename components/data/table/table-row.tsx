import type { MouseEvent as Press, ReactNode } from 'react'
import { rowTitle } from '@/components/data/record/row-title'
import { cellValue } from '@/lib/resources/cell-value'
import type { Column } from '@/lib/resources/view'
import { Cell, isNumeric } from './cell'
import classes from './data-table.module.css'
import type { TableSelection } from './table-head'

/** "P26-LXZXBBR": it has a stroke, at which a line of a sheet could end. */
const isCode = (value: unknown) =>
  typeof value === 'string' && /^(?=.*\d)[A-Z\d]+([-/][A-Z\d]+)+$/.test(value)

type Props<R> = {
  row: R
  columns: readonly Column[]
  href?: string
  selection?: TableSelection
  peeked: boolean
  /** In place of the cells of its columns. */
  card?: ReactNode
  /** What a press does in place of opening it; keys and another window open it all the same. */
  onShow?: () => void
  action?: ReactNode
  /** The column that it stands in, where the row has nothing there. */
  actionIn?: string
  /** Before what it is called. */
  mark?: ReactNode
}

const hasTone = ({ options }: Column) => options?.some(({ tone }) => tone) ?? false

/** Where a cell stands on the card that a row is on a phone: its first state beside the title, what is left below. */
function placeOf(column: Column, columns: readonly Column[]): string {
  const { kind } = column
  if (kind === 'title' || kind === 'money' || kind === 'phone' || kind === 'image') return kind
  return column === columns.find(hasTone) ? 'state' : 'more'
}

// What is left until something is due says itself what it is.
const UNSAID: readonly string[] = [
  'number',
  'rate',
  'boolean',
  'age',
  'size',
  'day',
  'instant',
  'month',
  'person',
]
const isMoney = ({ kind }: Column) => kind === 'money'

/** What a sum of money is taken for where nothing is said of it. */
const EXPECTED: readonly string[] = ['Importo', 'Prezzo']

/** On a card a bare figure, a rate, a yes, a date or a second name says nothing; the one amount that is expected does, any other must be told apart. */
const isNamed = (column: Column, columns: readonly Column[]): boolean =>
  UNSAID.includes(column.kind) ||
  (isMoney(column) && (!EXPECTED.includes(column.label) || columns.filter(isMoney).length > 1))

/** On a card the sign of the heading «Letto %» stands behind the figure; a rate has its own. */
function wordsOnCard(column: Column, columns: readonly Column[]) {
  if (!isNamed(column, columns)) return {}
  const label = column.label.replace(/ %$/, '')
  const hasSign = label !== column.label && column.kind === 'number'
  return { 'data-label': label, 'data-sign': hasSign ? '%' : undefined }
}

/** A press anywhere on the row opens it, unless it was meant for something in it, or marked its text. */
const isForRow = ({ target, currentTarget, defaultPrevented }: Press) =>
  !defaultPrevented &&
  target instanceof Element &&
  // A dialog of the row, or a list of options in it, is elsewhere in the document, though its presses come by here.
  currentTarget.contains(target) &&
  target.closest('a, button, input, label') === null &&
  window.getSelection()?.type !== 'Range'

/** By a mouse or a finger: the click that a key makes has no count. */
const isPlainPress = ({ button, detail, ctrlKey, metaKey, shiftKey }: Press) =>
  button === 0 && detail > 0 && !ctrlKey && !metaKey && !shiftKey

const isLinkTo = (href: string | undefined, { target }: Press) =>
  target instanceof Element && target.closest('a')?.getAttribute('href') === href

/** A box is changed by a press or by the space bar: to both the browser gives a click. */
const isShifted = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** By the link of its title, which knows how to go to another page of ours without loading it anew. */
export function openRow(row: HTMLElement): void {
  const { href } = row.dataset
  const link = row.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
  if (link) link.click()
  else if (href) window.location.assign(href)
}

export function TableRow<R extends Record<string, unknown> & { _id: string }>({
  row,
  columns,
  href,
  selection,
  peeked,
  card,
  onShow,
  action,
  actionIn,
  mark,
}: Props<R>) {
  const showIt = (event: Press<HTMLTableRowElement>) => {
    if (!isPlainPress(event) || !(isForRow(event) || isLinkTo(href, event))) return
    event.preventDefault()
    onShow?.()
  }
  const press = (event: Press<HTMLTableRowElement>) => {
    if (!href || !isForRow(event)) return
    if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener')
    else if (event.button === 0) openRow(event.currentTarget)
  }
  return (
    <tr
      data-id={row._id}
      tabIndex={-1}
      data-href={href}
      data-chosen={selection?.chosen.has(row._id)}
      data-peeked={peeked || undefined}
      onClickCapture={onShow && showIt}
      onClick={press}
      onAuxClick={press}
    >
      {selection && (
        <td className={classes.choose} data-screen-only>
          <input
            type="checkbox"
            aria-label={`Scegli ${rowTitle(columns, row)}`}
            checked={selection.chosen.has(row._id)}
            disabled={selection.closed}
            // With the shift key the browser would mark the text of the rows between.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) => selection.toggle(row._id, isShifted(nativeEvent))}
          />
        </td>
      )}
      {card !== undefined && <td data-kind="card">{card}</td>}
      {(card === undefined ? columns : []).map((column) => (
        <td
          key={column.path}
          data-numeric={isNumeric(column) || undefined}
          data-kind={column.kind}
          data-wide={column.wide}
          data-whole={isCode(cellValue(row, column)) || undefined}
          data-place={placeOf(column, columns)}
          {...wordsOnCard(column, columns)}
        >
          {column.kind === 'title' && mark && <span className={classes.mark}>{mark}</span>}
          {column.path === actionIn && action && !cellValue(row, column) ? (
            <span className={classes.inCell}>{action}</span>
          ) : (
            <Cell column={column} value={cellValue(row, column)} href={href} />
          )}
        </td>
      ))}
      {action !== undefined && !actionIn && (
        <td className={classes.action} data-screen-only>
          {action}
        </td>
      )}
    </tr>
  )
}
