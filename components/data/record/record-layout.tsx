import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Paper, Stack, Text } from '@/components/ui/layout'
import classes from './record-layout.module.css'

type Part = { id: string; label: string; content: ReactNode }
type Props = {
  /** What is known of it. */
  facts: Part
  /** What happens. */
  main: Part
  /** What hangs on it. */
  context: Part
}

/** A record in three columns; on a phone in one, with links to each part under its head. */
export function RecordLayout({ facts, main, context }: Props) {
  return (
    <div className={classes.root}>
      <nav className={classes.parts} aria-label="Parti della scheda" data-screen-only>
        {[main, context, facts].map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div className={classes.columns}>
        <div id={facts.id} className={classes.facts} data-kept-clear>
          {facts.content}
        </div>
        <div id={main.id} className={classes.main}>
          {main.content}
        </div>
        <Stack id={context.id} gap="sm" miw={0} className={classes.context} data-kept-clear>
          {context.content}
        </Stack>
      </div>
    </div>
  )
}

/** A card of the right column. */
export function ContextCard({
  title,
  count,
  action,
  children,
}: {
  title: string
  count?: number
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Paper component="section" withBorder radius="md" py="sm" px="md" miw={0} fz="row" aria-label={title}>
      <Flex gap="xs" align="baseline" justify="space-between" mb="xxs">
        <Text component="h2" fz="xs" fw={600}>
          {title}
          {count !== undefined && (
            <Text span c="dimmed" fw={400}>
              {' '}
              {count}
            </Text>
          )}
        </Text>
        {action && <span data-screen-only>{action}</span>}
      </Flex>
      {children}
    </Paper>
  )
}

/** A way out of a card, high enough for a finger. */
export const ContextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Flex
    component={IntentLink}
    href={href}
    display="inline-flex"
    align="center"
    mih={24}
    c="var(--link)"
    fz="xs"
  >
    {children}
  </Flex>
)

/** The same for what is done here, without another page. */
export const ContextAction = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <UnstyledButton onClick={onClick} mih={24} c="var(--link)" fz="xs" td="underline">
    {children}
  </UnstyledButton>
)
