import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box, Group, Lines } from '@/components/ui/layout'
import classes from './condition-gate.module.css'

export type Condition = {
  key: string
  label: string
  met: boolean
  /** Does, or leads to, what is missing. */
  action?: ReactNode
}

type Props = {
  /** What is missing, in a sentence. */
  title: string
  conditions: readonly Condition[]
  /** How one can go on without: a field for the reason, or nothing where there is no way. */
  children?: ReactNode
}

/** What an action still waits for: each thing with the way to do it, then the way to go on without. */
export function ConditionGate({ title, conditions, children }: Props) {
  const open = conditions.filter(({ met }) => !met)
  if (open.length === 0) {
    return (
      <Group component="p" gap="xs" wrap="nowrap" c="var(--ok)">
        <IconCircleCheck size={16} aria-hidden="true" /> Non manca nulla.
      </Group>
    )
  }
  return (
    <Box mb="md" py="sm" px="md" c="var(--ink)" bg="var(--warn-soft)" bd="1px solid var(--warn)" bdrs="md">
      <Group component="p" gap="xs" wrap="nowrap" fw={600} className={classes.title}>
        <IconAlertTriangle size={16} aria-hidden="true" /> {title}
      </Group>
      <Lines component="ul" mt="xs" mah="40vh" className={classes.list} aria-label="Che cosa manca">
        {open.map(({ key, label, action }) => (
          <Group component="li" gap="sm" justify="space-between" wrap="nowrap" mih={32} fz="sm" key={key}>
            <span>{label}</span>
            {action}
          </Group>
        ))}
      </Lines>
      {children}
    </Box>
  )
}
