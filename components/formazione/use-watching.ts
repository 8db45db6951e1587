import { useCallback, useEffect, useRef } from 'react'
import { toastError } from '@/components/ui/toasts'
import type { Lesson, Progress } from '@/lib/features/formazione/types'
import { ApiError, api } from '@/lib/http/client'

/** How often what was seen is told. */
const EVERY_MS = 15_000
/** What a place in the video may jump without being a jump: the clock of a player ticks a few times a second. */
const TICK = 2.5

type Stretch = [from: number, to: number]
type Listeners = { onStep: (progress: Progress) => void; onStale: () => Promise<void> }

export type Watching = {
  /** The video plays at this second. */
  at: (second: number) => void
  /** It stopped, or went elsewhere: what was seen up to here is told. */
  pause: () => void
}

/** Gathers what is seen of a lesson and tells it from time to time; the server says what it comes to. */
export function useWatching({ _id: id, bloccata, ...lesson }: Lesson, listeners: Listeners): Watching {
  const version = useRef(lesson.version)
  const pending = useRef<Stretch[]>([])
  const running = useRef<Stretch | null>(null)
  const place = useRef(lesson.posizione)
  const sending = useRef(Promise.resolve())
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
    // Another tab may have gone on meanwhile.
    version.current = Math.max(version.current, lesson.version)
  })

  const send = useCallback(
    async (isOpening: boolean) => {
      const intervalli = pending.current
      if (intervalli.length === 0 && !isOpening) return
      pending.current = []
      try {
        const body = { intervalli, posizione: Math.max(0, place.current), version: version.current }
        const reply = await api.post(`/formazione/${id}/progress`, body, { area: 'agent' })
        version.current = reply.version
        latest.current.onStep(reply)
      } catch (error) {
        // What was refused for good is not sent again; anything else waits for the next time.
        const isRefused = error instanceof ApiError && [404, 422].includes(error.status)
        if (!isRefused) pending.current = [...intervalli, ...pending.current]
        if (error instanceof ApiError && error.code === 'stale_version') await latest.current.onStale()
        else if (isRefused) toastError(error)
      }
    },
    [id],
  )

  const flush = useCallback(
    (isOpening = false) => {
      const stretch = running.current
      if (stretch && stretch[1] > stretch[0]) pending.current.push(stretch)
      running.current = stretch && [stretch[1], stretch[1]]
      // One after the other: each is told with the version that the one before has left.
      sending.current = sending.current.then(() => send(isOpening))
    },
    [send],
  )

  useEffect(() => {
    if (bloccata) return
    flush(true)
    const timer = setInterval(() => flush(), EVERY_MS)
    const hide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      flush()
    }
  }, [bloccata, flush])

  const at = useCallback((second: number) => {
    place.current = second
    const stretch = running.current
    if (stretch && second >= stretch[1] && second - stretch[1] <= TICK) stretch[1] = second
    else {
      if (stretch && stretch[1] > stretch[0]) pending.current.push(stretch)
      running.current = [second, second]
    }
  }, [])
  const pause = useCallback(() => {
    flush()
    running.current = null
  }, [flush])
  return { at, pause }
}
