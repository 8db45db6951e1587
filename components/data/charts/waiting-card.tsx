'use client'

import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import { Paper } from '@/components/ui/layout'
import classes from './chart.module.css'
import { ChartHead } from './chart-head'

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
    <Paper component="section" withBorder radius="md" p="md" miw={0} aria-labelledby={id} aria-busy="true">
      <ChartHead id={id} title={title} description={description} />
      <div className={classes.waiting}>
        <Skeleton h={lines * LINE} role="status" aria-label="LOADING" />
      </div>
    </Paper>
  )
}
