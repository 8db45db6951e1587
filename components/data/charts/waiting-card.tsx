'use client'

import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import { Flex, Paper } from '@/components/ui/layout'
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
    <Paper component="section" withBorder radius="md" p="md" miw={0} aria-labelledby={id} aria-busy="true">
      <Flex
        component="header"
        rowGap="xxs"
        columnGap="md"
        align="flex-start"
        justify="space-between"
        wrap="wrap"
        className={classes.title}
      >
        <div>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
      </Flex>
      <div className={classes.waiting}>
        <Skeleton h={lines * LINE} role="status" aria-label="LOADING" />
      </div>
    </Paper>
  )
}
