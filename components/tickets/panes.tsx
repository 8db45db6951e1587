'use client'

import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFill } from '@/components/data/form/use-fill'
import { Box, Card, Stack } from '@/components/ui/layout'
import classes from './panes.module.css'

type PanesProps = {
  /** What leads from one conversation to the next, where it is not beside them already. */
  queue?: ReactNode
  children: ReactNode
}

/** The conversation and, at its right, what hangs on it: each scrolls by itself, and the page does not. */
export function Panes({ queue, children }: PanesProps) {
  const box = useRef<HTMLDivElement>(null)
  useFill(box)
  return (
    <div ref={box} className={classes.panes} data-queued={queue ? true : undefined}>
      {queue}
      {children}
    </div>
  )
}

type TalkProps = {
  label: string
  head?: ReactNode
  /** What was written last: the pane begins there. */
  last?: string | null
  onClose?: () => void
  /** Below the conversation, always in view. */
  writer?: ReactNode
  children: ReactNode
}

/** What was said, from its end, and below it where one writes on. */
export function TalkPane({ label, head, last, onClose, writer, children }: TalkProps) {
  const talk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (last && talk.current) talk.current.scrollTop = talk.current.scrollHeight
  }, [last])
  return (
    <Card component="aside" gap={0} miw={0} pos="relative" className={classes.pane} aria-label={label}>
      {(head || onClose) && (
        <Stack component="header" gap="xxs" py="xs" px="sm" flex="none" className={classes.head}>
          {onClose && (
            <CloseButton
              pos="absolute"
              top="var(--s-2)"
              right="var(--s-2)"
              size="sm"
              aria-label="Chiudi il ticket"
              onClick={onClose}
            />
          )}
          {head}
        </Stack>
      )}
      <Box
        ref={talk}
        component="section"
        p="sm"
        mih={0}
        flex={1}
        className={classes.talk}
        aria-label="Conversazione"
        tabIndex={0}
      >
        {children}
      </Box>
      {writer && <div className={classes.writer}>{writer}</div>}
    </Card>
  )
}

/** Who, what and until when: it scrolls beside the conversation. */
export const ContextPane = ({ children }: { children: ReactNode }) => (
  <Stack
    component="section"
    gap="sm"
    miw={0}
    className={classes.context}
    aria-label="Contesto del ticket"
    tabIndex={0}
  >
    {children}
  </Stack>
)
