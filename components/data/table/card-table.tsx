import type { ReactNode } from 'react'
import classes from './card-table.module.css'

type Props = {
  label: string
  /** It is the list of a page, and looks as the others do: in a frame of its own. */
  framed?: boolean
  children: ReactNode
}

/**
 * A table whose rows become small cards on a phone. There the head is gone: a cell says what it holds by `data-label`, figures are
 * marked `data-numeric`, and the first cell of a row is its heading. Where it is wider than its place its box scrolls, also by keyboard.
 */
export const CardTable = ({ label, framed, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={classes.scroll} data-framed={framed} tabIndex={0}>
    <table className={classes.table} aria-label={label}>
      {children}
    </table>
  </div>
)
