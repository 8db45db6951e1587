import type { ReactNode } from 'react'
import classes from './card-table.module.css'

type Props = {
  label: string
  children: ReactNode
  /** No cell of it takes the focus: the box itself does, so that the keyboard can scroll it. */
  plain?: boolean
}

/**
 * A table whose rows become small cards on a phone. There the head is gone: a cell says what it holds by `data-label`, figures are
 * marked `data-numeric`, and the first cell of a row is its heading.
 */
export const CardTable = ({ label, children, plain = false }: Props) => (
  <div className={classes.scroll} tabIndex={plain ? 0 : undefined}>
    <table className={classes.table} aria-label={label}>
      {children}
    </table>
  </div>
)
