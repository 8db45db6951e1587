import { ApiError, type Area, api } from '@/lib/http/client'
import { rememberRead } from '@/lib/http/read-after'
import type { ClientMessage, ServerMessage } from './events'

type Handler = (message: ServerMessage) => void
export type RealtimeClient = {
  subscribe(handler: Handler, onGap?: () => void): () => void
  /** Says it at once or, before the connection is there, as its first word; of several the last. */
  say(message: ClientMessage): void
  close(): void
}

/** The server keeps messages this long; after a longer absence everything on screen may be old. */
const WINDOW_MS = 5 * 60_000
const MAX_PAUSE_MS = 30_000
const UNAUTHENTICATED = 4401
const REMEMBERED = 500
const PROFILE = { admin: '/admin/getMe', agent: '/agents/getMe', client: '/clients/getMe' } as const

/** One socket for an area: reconnects by itself, sends the last id that it has seen, hands each message over once. */
export function connectRealtime(area: Area): RealtimeClient {
  const handlers = new Map<Handler, (() => void) | undefined>()
  let seen: string[] = []
  let lastId: string | null = null
  let socket: WebSocket | undefined
  let closed = false
  let attempts = 0
  let lostAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasBeenOpen = false
  let unsaid: ClientMessage | null = null
  let endedAt: number | undefined

  const onMessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as ServerMessage
    if (seen.includes(message.id)) return
    // Before anybody asks again because of it.
    if ('after' in message) rememberRead(message.after)
    seen = [...seen.slice(1 - REMEMBERED), message.id]
    // Who is where is not kept: there is nothing to go on from.
    if (message.type !== 'ticket.presence' && (!lastId || message.id > lastId)) lastId = message.id
    for (const handler of handlers.keys()) handler(message)
  }

  const onOpen = () => {
    attempts = 0
    // The page was read before its first connection was there: what happened meanwhile was told to nobody.
    const since = Math.round(hasBeenOpen && lostAt !== undefined ? Date.now() - lostAt : performance.now())
    if (since >= WINDOW_MS) for (const onGap of handlers.values()) onGap?.()
    if (hasBeenOpen) tell({ type: 'resume', lastId })
    else if (since < WINDOW_MS) tell({ type: 'resume', since })
    hasBeenOpen = true
    lostAt = undefined
    if (unsaid) say(unsaid)
    unsaid = null
  }

  // The reason of a refused handshake is not visible to scripts: asking for the profile renews an expired access
  // cookie, or shows that the session is over.
  const mayComeBack = async () =>
    api.get(PROFILE[area], { area }).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.status === 401),
    )

  /** Another sign-in of this browser may have taken the session's place; who is refused again soon has none that is heard. */
  const endsForGood = () => {
    const before = endedAt
    endedAt = Date.now()
    return before !== undefined && endedAt - before < WINDOW_MS
  }

  const onClose = (wasOpen: boolean, code: number) => {
    const hasEnded = code === UNAUTHENTICATED
    if (closed || (hasEnded && endsForGood())) return
    lostAt ??= Date.now()
    const pause = Math.min(1_000 * 2 ** attempts, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)
    attempts += 1
    timer = setTimeout(async () => {
      if (((wasOpen && !hasEnded) || (await mayComeBack())) && !closed) open()
    }, pause)
  }

  function open(): void {
    const { protocol, host } = window.location
    const next = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?area=${area}`)
    let wasOpen = false
    next.onopen = () => {
      wasOpen = true
      onOpen()
    }
    next.onmessage = onMessage
    next.onclose = ({ code }) => onClose(wasOpen, code)
    socket = next
  }

  const tell = (message: ClientMessage) => socket?.send(JSON.stringify(message))

  function say(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) tell(message)
    else unsaid = message
  }

  open()
  return {
    say,
    subscribe: (handler, onGap) => {
      handlers.set(handler, onGap)
      return () => void handlers.delete(handler)
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
