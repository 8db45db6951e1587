import type { ReactNode } from 'react'
import { ScrollRegion } from '@/components/ui/scroll-region'
import classes from './system.module.css'

/** A table that scrolls by itself where it is wider than the page. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion className={classes.scroll} label={`Tabella: ${label}`}>
      <table className={classes.table}>{children}</table>
    </ScrollRegion>
  )
}
