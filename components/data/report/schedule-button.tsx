'use client'

import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { stateOf } from '../list/saved-view-line'
import { ToolButton } from '../list/tool-button'
import { ScheduleDialog } from './schedule-dialog'

/** At the end of the address in a mail: who no longer wants it is one click away from the end of it. */
const OPENS = '#invii'

/** Sends this report, as it is on the screen, at set times. */
export function ScheduleButton({ report, params }: { report: string; params: URLSearchParams }) {
  const isAlive = useHydrated()
  const [opened, setOpened] = useState<boolean | null>(null)
  const isAsked = isAlive && window.location.hash === OPENS
  const close = () => {
    setOpened(false)
    const { hash, pathname, search } = window.location
    if (hash === OPENS) window.history.replaceState(null, '', `${pathname}${search}`)
  }
  return (
    <>
      <ToolButton
        label="Invia ogni…"
        icon={<IconMailForward size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      />
      {(opened ?? isAsked) && <ScheduleDialog report={report} query={stateOf(params)} onClose={close} />}
    </>
  )
}
