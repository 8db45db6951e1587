import type { ReactNode } from 'react'
import { Flex, Stack, Text } from '@/components/ui/layout'
import classes from './page-message.module.css'

type Props = { title: string; children: ReactNode; actions: ReactNode; code?: string }

/** A whole page that says one thing: what happened, what is safe, what to do. */
export function PageMessage({ title, children, actions, code }: Props) {
  return (
    <Stack align="flex-start" my="var(--s-8)" mx="auto" maw="52ch">
      <Text component="h1" ff="heading" fz="var(--t-6)" fw={600} lh={1.2}>
        {title}
      </Text>
      <div className={classes.text}>{children}</div>
      <Flex gap="xs" wrap="wrap">
        {actions}
      </Flex>
      {code && (
        <Text c="dimmed" fz="xs">
          Codice per l’assistenza: {code}
        </Text>
      )}
    </Stack>
  )
}
