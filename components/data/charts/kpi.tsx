import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, ShareBar, Stack, Text } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import type { Unit } from './chart-types'
import classes from './kpi.module.css'
import { changeOf, figureWords, type MoreIs, shareOf } from './kpi-change'
import { Sparkline } from './sparkline'

type KpiProps = {
  label: string
  /** A count, cents or points, by its unit; null where there is nothing to make it of. */
  value: number | null
  unit?: Unit
  /** The list that the figure counts. */
  href?: string
  /** What it is compared with: "ottobre, fino al 22". */
  base?: { label: string; value: number }
  moreIs?: MoreIs
  /** A goal for the same period. */
  target?: number | null
  /** As much of the value as counts towards the goal, where that is not all of it. */
  reached?: number | null
  /** What the value is still expected to be: a goal that it covers is within reach, and not reached. */
  isExpected?: boolean
  /** Its course, by the month, oldest first: whole months up to the last one. */
  trend?: readonly number[]
  /** What the figure is made of, where its label does not say it. */
  note?: string
  /** How its figures are written, where a table beside it writes them in another way than cards do. */
  write?: (value: number) => string
}

/** A figure with what it is compared with and the goal it has; it opens the list that it counts. */
export function Kpi({
  label,
  value,
  unit = 'count',
  href,
  base,
  moreIs,
  target,
  reached,
  isExpected,
  trend,
  note,
  write = (figure) => figureWords(figure, unit),
}: KpiProps) {
  const content: ReactNode = (
    <>
      <Text span c="dimmed" fz="xs" lh={1.4} figures className={classes.label}>
        {label}
      </Text>{' '}
      <Flex component="span" rowGap={0} columnGap="xs" align="baseline" wrap="wrap">
        <span className={classes.value}>{value === null ? '—' : write(value)}</span>{' '}
        {base && value !== null && <Compared now={value} unit={unit} moreIs={moreIs} base={base} />}
        {trend?.some((one) => one !== 0) && (
          <span className={classes.trend}>
            <Sparkline values={trend} unit={unit} label={`Ultimi ${trend.length} mesi interi`} />
          </span>
        )}
      </Flex>{' '}
      {base && (
        <Text span c="dimmed" fz="xs" lh={1.4} figures>
          {write(base.value)} {base.label}
        </Text>
      )}{' '}
      {note && (
        <Text span c="dimmed" fz="xs" lh={1.4} figures>
          {note}
        </Text>
      )}
      {target && value !== null ? (
        <Goal value={value} reached={reached ?? value} target={target} unit={unit} isExpected={isExpected} />
      ) : null}
    </>
  )
  return href ? (
    <IntentLink href={href} className={classes.root}>
      {content}
    </IntentLink>
  ) : (
    <div className={classes.root}>{content}</div>
  )
}

type ComparedProps = { now: number; unit: Unit; moreIs?: MoreIs; base: { label: string; value: number } }

function Compared({ now, unit, moreIs, base }: ComparedProps) {
  const { text, spoken, tone } = changeOf(now, base.value, unit, moreIs)
  if (text === '=') return null
  const Arrow = now > base.value ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={classes.change} data-tone={tone}>
      <Arrow size={14} aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      <Spoken>{spoken}</Spoken>
    </span>
  )
}

type GoalProps = { value: number; reached: number; target: number; unit: Unit; isExpected?: boolean }

/** Where not all of the figure counts towards the goal, how much of it does. */
function Goal({ value, reached, target, unit, isExpected }: GoalProps) {
  const share = shareOf(reached, target)
  const covered = isExpected ? ': a portata' : ': raggiunto'
  return (
    <Stack component="span" gap={2} mt="auto" pt="xxs">
      <ShareBar share={share} h={6} />
      <Text span c="dimmed" fz="xs" lh={1.4} figures>
        {share}% dell’obiettivo di {figureWords(target, unit)}
        {reached !== value && `, per cui contano ${figureWords(reached, unit)}`}
        {target > 0 && reached >= target && covered}
      </Text>
    </Stack>
  )
}

/** Figures side by side. */
export function Kpis({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
