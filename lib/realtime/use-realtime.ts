'use client'
import { useEffect, useRef } from 'react'
import type { Area } from '@/lib/http/client'
import { connectRealtime, type RealtimeClient } from './client'
import type { ClientMessage, ServerMessage } from './events'

type Shared = { client: RealtimeClient; users: number }
const shared = new Map<Area, Shared>()

/** All components of a page share the area's one socket; the last to leave closes it. */
function borrow(area: Area): { client: RealtimeClient; giveBack(): void } {
  const entry = shared.get(area) ?? { client: connectRealtime(area), users: 0 }
  shared.set(area, entry)
  entry.users += 1
  const giveBack = () => {
    entry.users -= 1
    if (entry.users > 0) return
    entry.client.close()
    shared.delete(area)
  }
  return { client: entry.client, giveBack }
}

/**
 * Calls `handler` with each message that the signed-in user of the area may see; `onGap` when the
 * connection was away for longer than messages are kept, so that everything shown must be asked again.
 */
export function useRealtime(area: Area, handler: (message: ServerMessage) => void, onGap?: () => void): void {
  const latest = useRef({ handler, onGap })
  useEffect(() => {
    latest.current = { handler, onGap }
  })
  useEffect(() => {
    const { client, giveBack } = borrow(area)
    const unsubscribe = client.subscribe(
      (message) => latest.current.handler(message),
      () => latest.current.onGap?.(),
    )
    return () => {
      unsubscribe()
      giveBack()
    }
  }, [area])
}

/** Says something on the area's socket, for who listens to it by `useRealtime`. */
export const sayRealtime = (area: Area, message: ClientMessage): void => shared.get(area)?.client.say(message)
