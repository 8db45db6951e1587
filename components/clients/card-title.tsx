import type { ReactNode } from 'react'
import classes from './card-title.module.css'

/** What a card of the clients' area is about; `id` where the card is named by it. */
export const CardTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className={classes.title}>
    {children}
  </h2>
)
