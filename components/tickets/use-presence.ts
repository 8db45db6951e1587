'use client'

import { useEffect, useRef, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import type { ServerMessage } from '@/lib/realtime/events'
import { sayRealtime, useRealtime } from '@/lib/realtime/use-realtime'
import { GLANCE_MS } from './use-reading'

type Told = Extract<ServerMessage, { type: 'ticket.presence' }>['data']
type Seen = Told & { at: number }

const SAY_MS = 10_000
/** A reader of whom nothing was heard for so long has gone without a word. */
const SILENCE_MS = 30_000
/** A person who has not touched a key for so long writes no more. */
const PAUSE_MS = 4_000

const without = (seen: readonly Seen[], told: Told, now: number) =>
  seen.filter(({ posto, at }) => posto !== told.posto && now - at < SILENCE_MS)

/** Who else of the office has this ticket open, and who of them writes; they are told the same of the reader. */
export function usePresence(ticketId: string) {
  const area = useArea()
  const [seen, setSeen] = useState<readonly Seen[]>([])
  const [wroteAt, setWroteAt] = useState(0)
  const scrive = wroteAt > 0
  const said = useRef(false)
  useRealtime(area, ({ type, data }) => {
    if (type !== 'ticket.presence' || data._id !== ticketId) return
    const now = Date.now()
    setSeen((before) => [
      ...without(before, data, now),
      ...(data.stato === 'via' ? [] : [{ ...data, at: now }]),
    ])
  })
  useEffect(() => {
    if (wroteAt === 0) return
    const timer = setTimeout(() => setWroteAt(0), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wroteAt])
  useEffect(() => {
    // A page in the background is not looked at.
    const say = () => {
      said.current = true
      sayRealtime(area, { type: 'ticket.presence', _id: document.hidden ? null : ticketId, scrive })
    }
    const again = () => {
      say()
      setSeen((before) => before.filter(({ at }) => Date.now() - at < SILENCE_MS))
    }
    const first = setTimeout(say, said.current ? 0 : GLANCE_MS)
    const timer = setInterval(again, SAY_MS)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [area, ticketId, scrive])
  useEffect(
    () => () => {
      // The page may be put aside and come back: who is there is told anew then.
      setSeen([])
      if (said.current) sayRealtime(area, { type: 'ticket.presence', _id: null, scrive: false })
      said.current = false
    },
    [area],
  )
  return { others: seen, onWrite: () => setWroteAt(Date.now()) }
}
