import pg from 'pg'
import { TAG_CHANNEL } from './cache'

export type TagListener = { close(): Promise<void> }

type Handlers = {
  onTags(tags: string[]): void
  /** The connection was away for a while: anything may have changed. */
  onGap(): void
}

/** Notifications that arrive together are handed over together. */
const GATHER_MS = 30
const MAX_PAUSE_MS = 10_000

/** Listens on a connection of its own and comes back when the database does. */
export function listenTags(databaseUrl: string, { onTags, onGap }: Handlers): TagListener {
  let client: pg.Client | undefined
  let closed = false
  let pause = 250
  let timer: NodeJS.Timeout | undefined
  const gathered = new Set<string>()

  const hand = () => {
    const tags = [...gathered]
    gathered.clear()
    onTags(tags)
  }
  const retry = () => {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(true), pause)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
  const connect = async (again: boolean) => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => {
      if (!payload) return
      if (gathered.size === 0) setTimeout(hand, GATHER_MS)
      gathered.add(payload)
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${TAG_CHANNEL}`)
      next.once('end', retry)
      client = next
      pause = 250
      if (closed) await next.end()
      else if (again) onGap()
    } catch {
      await next.end().catch(() => undefined)
      retry()
    }
  }

  void connect(false)
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
