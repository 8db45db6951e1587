'use client'

import { Collapse } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useLazyLoad } from '@/components/data/record/use-lazy-load'
import { Paper } from '@/components/ui/layout'
import type { Commit } from './history-entry'
import { HistoryList } from './history-list'
import classes from './history-panel.module.css'

export interface HistoryPanelProps {
  /** The _id of the object whose history is shown. */
  id: string
  /** Holds the permission commits_see: without it there is no panel at all. */
  canSee: boolean
  /** Changes when the object is saved, so that an open panel shows the new entry. */
  version?: string | number
  load: (id: string) => Promise<Commit[]>
}

export function HistoryPanel({ canSee, ...rest }: HistoryPanelProps) {
  return canSee ? <Panel {...rest} /> : null
}

function Panel({ id, version, load }: Omit<HistoryPanelProps, 'canSee'>) {
  const [opened, { toggle }] = useDisclosure(false)
  const bodyId = useId()
  const { state, reload } = useLazyLoad(() => load(id), opened, `${id} ${version}`)
  return (
    <Paper withBorder radius="md">
      <button
        type="button"
        className={classes.title}
        aria-expanded={opened}
        aria-controls={bodyId}
        onClick={toggle}
      >
        MODIFICHE
        <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
      </button>
      <Collapse expanded={opened} id={bodyId}>
        <HistoryList state={state} onRetry={reload} />
      </Collapse>
    </Paper>
  )
}
