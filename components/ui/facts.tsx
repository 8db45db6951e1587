import type { ReactNode } from 'react'
import { Breaking } from './breaking'
import classes from './facts.module.css'
import { Box, Text } from './layout'

type Props = {
  rows: readonly (readonly [string, ReactNode])[]
  /** What to say when nothing has a value. */
  none?: string
}

/** Names and values; what has no value is left out. */
export function Facts({ rows, none }: Props) {
  const filled = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (filled.length === 0 && none) return <Text c="dimmed">{none}</Text>
  return (
    <Box component="dl" m={0}>
      {filled.map(([name, value]) => (
        <div key={name} className={classes.row}>
          <Box component="dt" c="dimmed">
            {name}
          </Box>
          <dd>{typeof value === 'string' ? <Breaking text={value} /> : value}</dd>
        </div>
      ))}
    </Box>
  )
}
