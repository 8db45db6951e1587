import type { ReactNode } from 'react'
import classes from './facts.module.css'

type Props = {
  rows: readonly (readonly [string, ReactNode])[]
  /** What to say when nothing has a value. */
  none?: string
}

/** Names and values; what has no value is left out. */
export function Facts({ rows, none }: Props) {
  const filled = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (filled.length === 0 && none) return <p className={classes.none}>{none}</p>
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
