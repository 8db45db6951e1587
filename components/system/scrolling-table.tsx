import type { ReactNode } from 'react'
import classes from './system.module.css'

/** A table that scrolls by itself where it is wider than the page. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label={`Tabella: ${label}`} tabIndex={0}>
      <table className={classes.table}>{children}</table>
    </section>
  )
}
