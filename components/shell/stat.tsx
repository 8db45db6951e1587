import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import classes from './stat.module.css'
import { deltaOf, type MoreIs } from './stat-delta'

type Comparison = {
  /** "ottobre", "novembre 2025" */
  label: string
  before: number
}

type Props = {
  label: string
  value: number
  /** The filtered list that the number counts. */
  href?: string
  /** "1.432,86 €" for a number that is not a plain count. */
  format?: (value: number) => string
  comparisons?: readonly Comparison[]
  /** Whether more is better, for the colour of the comparison. */
  moreIs?: MoreIs
  /** Somebody must act while this is not zero. */
  urgent?: boolean
}

const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A number to act on: links to the list behind it and compares with earlier periods. */
export function Stat({ label, value, href, format = count.format, comparisons = [], moreIs, urgent }: Props) {
  const content: ReactNode = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value} data-urgent={urgent && value > 0}>
        {format(value)}
      </span>
      {comparisons.map((comparison) => (
        <Compared key={comparison.label} now={value} moreIs={moreIs} format={format} {...comparison} />
      ))}
    </>
  )
  return href ? (
    <Link href={href} className={classes.root}>
      {content}
    </Link>
  ) : (
    <div className={classes.root}>{content}</div>
  )
}

type ComparedProps = Comparison & { now: number; moreIs?: MoreIs; format: (value: number) => string }

function Compared({ now, label, before, moreIs, format }: ComparedProps) {
  if (now === before) return <span className={classes.delta}>come {label}</span>
  const { change, spoken, tone } = deltaOf(now, before, moreIs)
  const Arrow = now > before ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={classes.delta} data-tone={tone}>
      <Arrow size={14} aria-hidden="true" />
      <span aria-hidden="true">
        {change ? <b>{change}</b> : format(before)} {change ? 'su' : 'a'} {label}
      </span>
      <span className={classes.spoken}>
        {spoken} rispetto a {label}
      </span>
    </span>
  )
}

/** Stats side by side. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
