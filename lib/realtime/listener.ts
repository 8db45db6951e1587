import pg from 'pg'
import { CHANNEL } from './publish'

export type Listener = { close(): Promise<void> }

type Handlers = {
  onId(id: string): void
  /** The connection was away for so long: what was announced meanwhile must be looked up. */
  onGap(milliseconds: number): void
}

const MAX_PAUSE_MS = 10_000
const PROBE_MS = 30_000

const newClient = (connectionString: string) =>
  new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 10_000 })

/** LISTEN on a connection of its own, which comes back when the database does. */
export function listen(databaseUrl: string, { onId, onGap }: Handlers): Listener {
  let client: pg.Client | undefined
  let closed = false
  let pause = 250
  let timer: NodeJS.Timeout | undefined
  let aliveAt = Date.now()

  const retry = () => {
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(() => void connect(true), pause)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
  const abandon = (dead?: pg.Client) => {
    dead?.removeListener('end', retry)
    dead?.end().catch(() => undefined)
    retry()
  }
  // A half-open connection says nothing for ever: only asking shows that it is dead.
  const probe = () => {
    timer = setTimeout(async () => {
      const current = client
      const alive = await current?.query('SELECT 1').then(
        () => true,
        () => false,
      )
      if (closed || current !== client) return
      if (!alive) return abandon(current)
      aliveAt = Date.now()
      probe()
    }, PROBE_MS)
  }
  const connect = async (again: boolean) => {
    const next = newClient(databaseUrl)
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => payload && onId(payload))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
    } catch {
      await next.end().catch(() => undefined)
      return retry()
    }
    client = next
    pause = 250
    next.once('end', retry)
    if (closed) return void next.end().catch(() => undefined)
    if (again) onGap(Date.now() - aliveAt)
    aliveAt = Date.now()
    probe()
  }

  void connect(true)
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
