'use client'

import { Box, type BoxProps, createPolymorphicComponent } from '@mantine/core'
import classes from './notice.module.css'

type Tone = 'info' | 'ok' | 'warn' | 'bad' | 'quiet'

interface NoticeProps extends BoxProps {
  /** What it is about, told by its ground; 'quiet' is a darker place of the sheet. */
  tone: Tone
}

/** Words, or a small part, on a ground of their own. */
export const Notice = createPolymorphicComponent<'div', NoticeProps>(function Ground({
  tone,
  ...props
}: NoticeProps) {
  return <Box m={0} py="sm" px="md" bg={GROUNDS[tone]} bdrs="md" {...props} />
})

/** What is to be known before anything is done, marked at its edge. */
export const Reminder = createPolymorphicComponent<'p', BoxProps>(function Marked(props: BoxProps) {
  return (
    <Box
      component="p"
      m={0}
      py="sm"
      px="md"
      bg="var(--bg-raised)"
      bdrs="sm"
      className={classes.reminder}
      {...props}
    />
  )
})

const GROUNDS: Record<Tone, string> = {
  info: 'var(--info-soft)',
  ok: 'var(--ok-soft)',
  warn: 'var(--warn-soft)',
  bad: 'var(--bad-soft)',
  quiet: 'var(--bg-sunken)',
}
