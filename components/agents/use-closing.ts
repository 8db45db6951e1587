'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useArea } from '@/components/data/page/area'
import type { Closing } from '@/lib/features/agents/offboard-schema'
import { isOpenJob } from '@/lib/features/jobs/schema'
import { api } from '@/lib/http/client'

/** Of work that only another may follow nothing is heard: it is asked. */
const POLL_MS = 10_000

const isFollowed = ({ passaggio, rientro }: Closing) => {
  const job = passaggio ?? rientro
  return !job || job.visibile || !isOpenJob(job)
}

/** The last closing of a mandate with its work, wherever the reader comes from. */
export function useClosing(agentId: string, enabled: boolean): Closing | undefined {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['agents', area, 'closing', agentId],
    queryFn: ({ signal }) => api.get(`/agents/${agentId}/reinstate`, { area, signal }),
    refetchInterval: ({ state }) => (state.data && !isFollowed(state.data) ? POLL_MS : false),
    enabled,
    meta: { silent: true },
  })
  return data
}

/**
 * Work that has ended before anybody could follow it has changed the record all the same: also between the reading of the
 * record, which then does not have the standing (`isBlocked`) that the work leaves, and the first sight of the work.
 */
export function useEndedBefore(
  closing: Closing | undefined,
  isBlocked: boolean,
  onEnd: () => Promise<void>,
): void {
  const known = useRef<string | null>(null)
  const latest = useRef(onEnd)
  const job = closing?.rientro ?? closing?.passaggio
  const ended = job && !isOpenJob(job) ? job._id : ''
  const isOld = isBlocked === Boolean(closing?.rientro)
  useEffect(() => {
    latest.current = onEnd
    if (!closing) return
    const before = known.current
    known.current = ended
    const isNew = before === null ? isOld : ended !== before
    if (ended !== '' && isNew) void latest.current()
  }, [closing, ended, isOld, onEnd])
}
