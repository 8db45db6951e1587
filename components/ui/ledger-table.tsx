import type { ComponentProps } from 'react'
import classes from './ledger-table.module.css'

/** A table of a report: a sunken head, lines between the rows, the sums below in bold. Rules of a `className` win over the common ones. */
export function LedgerTable({ className = '', ...props }: ComponentProps<'table'>) {
  return <table className={`${classes.table} ${className}`.trim()} {...props} />
}
