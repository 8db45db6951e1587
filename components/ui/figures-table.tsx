import type { ReactNode } from 'react'
import classes from './figures-table.module.css'
import { ScrollRegion } from './scroll-region'

type Props = {
  /** What it holds. Without it the keyboard scrolls it by the links and buttons of its cells. */
  label?: string
  /** `inset`: in a panel that has a margin of its own; `boxed`: in a box where the head and the first column stay. */
  look?: 'plain' | 'inset' | 'boxed'
  /** For what is particular to one table: its rules win over the common ones. */
  className?: string
  children: ReactNode
}

/** A table of figures: at the left what a row is, then its figures, one under the other. */
export function FiguresTable({ label, look = 'plain', className = '', children }: Props) {
  const table = (
    <table className={`${classes.table} ${className}`} data-look={look}>
      {children}
    </table>
  )
  if (!label) return <div className={classes.scroll}>{table}</div>
  return (
    <ScrollRegion label={label} className={classes.scroll} boxed={look === 'boxed'}>
      {table}
    </ScrollRegion>
  )
}
