import type { ReactNode } from 'react'
import classes from './figures-table.module.css'
import { ScrollRegion } from './scroll-region'

type Props = {
  /** What it holds. Without it the keyboard scrolls it by the links and buttons of its cells. */
  label?: string
  /** `inset`: in a panel that has a margin of its own; `boxed`: in a box where the head, the first column and the
   * sums stay; `framed`: the same where what is around it has the edge. */
  look?: 'plain' | 'inset' | 'boxed' | 'framed'
  /** On a phone each row is a block: what it is, then its figures with their names, by the `data-label` of their cells. */
  stacks?: boolean
  /** On a phone rows and figures that are not the first are left out, by the sheet of the table. */
  brief?: boolean
  /** For what is particular to one table: its rules win over the common ones. */
  className?: string
  children: ReactNode
}

/** A table of figures: at the left what a row is, then its figures, one under the other. */
export function FiguresTable({
  label,
  look = 'plain',
  stacks = false,
  brief = false,
  className = '',
  children,
}: Props) {
  const table = (
    <table
      className={`${classes.table} ${className}`}
      data-look={look}
      data-stacks={stacks || undefined}
      data-brief={brief || undefined}
    >
      {children}
    </table>
  )
  if (!label) return <div className={classes.scroll}>{table}</div>
  return (
    <ScrollRegion label={label} className={classes.scroll} boxed={look === 'boxed' || look === 'framed'}>
      {table}
    </ScrollRegion>
  )
}
