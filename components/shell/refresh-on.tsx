'use client'

import { useDebouncedCallback } from '@mantine/hooks'
import { useRouter } from 'next/navigation'
import { useArea } from '@/components/data/page/area'
import type { EventType } from '@/lib/realtime/events'
import { useRealtime } from '@/lib/realtime/use-realtime'

type Props = {
  events: readonly EventType[]
  /** Only for events about this object. */
  id?: string
}

/** Draws a server page again when something it shows has changed; a burst of events counts once. */
export function RefreshOn({ events, id }: Props) {
  const router = useRouter()
  const refresh = useDebouncedCallback(() => router.refresh(), 300)
  useRealtime(
    useArea(),
    ({ type, data }) => {
      if ((events as readonly string[]).includes(type) && (!id || ('_id' in data && data._id === id)))
        refresh()
    },
    refresh,
  )
  return null
}
