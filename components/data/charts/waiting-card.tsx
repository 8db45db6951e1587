'use client'

import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import classes from './chart.module.css'

type Props = {
  title: string
  description?: string
  /** As many bars as are to come, about. */
  lines: number
}

const LINE = 34

/** The card of figures that are still on their way, with the room that their drawing will need. */
export function WaitingCard({ title, description, lines }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy="true">
      <header className={classes.title}>
        <div>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
      </header>
      <div className={classes.waiting}>
        <Skeleton h={lines * LINE} role="status" aria-label="LOADING" />
      </div>
    </section>
  )
}
