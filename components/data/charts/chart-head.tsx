import type { ReactNode } from 'react'
import { Flex } from '@/components/ui/layout'
import classes from './chart.module.css'

type Props = {
  /** Of the heading, by which the card is named. */
  id: string
  title: string
  description?: string
  /** What can be done with the figures. */
  children?: ReactNode
}

/** What a card of figures is about. */
export const ChartHead = ({ id, title, description, children }: Props) => (
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
    {children}
  </Flex>
)
