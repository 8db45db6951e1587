import type { ReactNode } from 'react'
import { LedgerTable } from '@/components/ui/ledger-table'
import { ScrollRegion } from '@/components/ui/scroll-region'
import classes from './system.module.css'

/** A table that scrolls by itself where it is wider than the page. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion className={classes.scroll} label={`Tabella: ${label}`}>
      <LedgerTable className={classes.table}>{children}</LedgerTable>
    </ScrollRegion>
  )
}
