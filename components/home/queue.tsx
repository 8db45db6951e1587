import { Fragment, type ReactNode, useId } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Lines, Paper, Text } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import classes from './home.module.css'

type Props = {
  title: string
  total: number
  late: number
  /** The list of all of it, with the same number of rows. */
  allHref: string
  /** "Tutte" or "Tutti": the word agrees with what is queued. */
  all: 'Tutte' | 'Tutti'
  /** What it means that nothing waits. */
  empty: string
  children: ReactNode
}

/** Work that waits: how much, how much of it is late, its first rows, and the way to all of them. */
export function Queue({ title, total, late, allHref, all, empty, children }: Props) {
  const tools = (
    <>
      {late > 0 && <Late>{late} in ritardo</Late>}
      {total > 0 && (
        <IntentLink
          href={allHref}
          className={classes.all}
          aria-label={`${title}: ${all.toLowerCase()} (${total})`}
        >
          {all} ({total})
        </IntentLink>
      )}
    </>
  )
  return (
    <QueueBox title={title} tools={tools}>
      {total === 0 ? <Nothing>{empty}</Nothing> : <Lines component="ul">{children}</Lines>}
    </QueueBox>
  )
}

type BoxProps = { title: ReactNode; tools: ReactNode; children: ReactNode }

/** Something to work at: what it is, what can be done with all of it, its rows. */
export function QueueBox({ title, tools, children }: BoxProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder radius="md" miw={0} aria-labelledby={id}>
      <Flex
        component="header"
        rowGap={0}
        columnGap="sm"
        align="center"
        wrap="wrap"
        py="xxs"
        px="sm"
        mih={40}
        className={classes.head}
      >
        <Text id={id} component="h2" fz="sm" fw={600}>
          {title}
        </Text>
        {tools}
      </Flex>
      {children}
    </Paper>
  )
}

/** How many of them should have been done. */
export const Late = ({ children }: { children: ReactNode }) => (
  <Text span c="var(--bad)" fz="xs" fw={600}>
    {children}
  </Text>
)

/** What it means that no row is there. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text p="sm" c="dimmed" fz="xs">
    {children}
  </Text>
)

const BETWEEN = ' · '

/** Each part in one piece where a line has room for it: a code is not broken at its hyphen. */
const Parts = ({ text }: { text: string }) =>
  text.split(BETWEEN).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && BETWEEN}
      <span>{part}</span>
    </Fragment>
  ))

type RowProps = {
  title: string
  /** Where the whole of it is; a row without a page of its own has none. */
  href?: string
  details: ReactNode
  /** How long it has waited, or when it is due. */
  due: string
  late: boolean
  children: ReactNode
}

/** One piece of work with its action at hand. */
export function QueueRow({ title, href, details, due, late, children }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {href ? (
          <IntentLink href={href} className={classes.title}>
            {title}
          </IntentLink>
        ) : (
          <span className={classes.title}>{title}</span>
        )}
        <span className={classes.details}>
          {typeof details === 'string' ? <Parts text={details} /> : details}
        </span>
      </div>
      <span className={classes.due} data-late={late || undefined}>
        {due}
        {late && <Spoken>, in ritardo</Spoken>}
      </span>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
