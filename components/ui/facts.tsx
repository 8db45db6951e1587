import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Names and values; what has no value is left out. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  const filled = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={classes.facts}>
      {filled.map(([name, value]) => (
        <div key={name} className={classes.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
