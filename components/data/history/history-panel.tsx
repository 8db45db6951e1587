'use client'

import { useDisclosure } from '@mantine/hooks'
import { useLazyLoad } from '@/components/data/record/use-lazy-load'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import type { Commit } from './history-entry'
import { HistoryList } from './history-list'

export interface HistoryPanelProps {
  /** The _id of the object whose history is shown. */
  id: string
  /** Holds the permission commits_see: without it there is no panel at all. */
  canSee: boolean
  /** Changes when the object is saved, so that an open panel shows the new entry. */
  version?: string | number
  load: (id: string) => Promise<Commit[]>
}

/** The history of a record, over the page: what it says is long, and a form beside it would lose the room. */
export function HistoryPanel({ canSee, ...rest }: HistoryPanelProps) {
  return canSee ? <Panel {...rest} /> : null
}

function Panel({ id, version, load }: Omit<HistoryPanelProps, 'canSee'>) {
  const [opened, { open, close }] = useDisclosure(false)
  const { state, reload } = useLazyLoad(() => load(id), opened, `${id} ${version}`)
  return (
    <>
      <Button size="xs" aria-expanded={opened} onClick={open}>
        MODIFICHE
      </Button>
      <Drawer opened={opened} onClose={close} title="MODIFICHE">
        <HistoryList state={state} onRetry={reload} />
      </Drawer>
    </>
  )
}
