import { setTimeout as sleep } from 'node:timers/promises'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { countWords, watchBroker } from './fan-out-figures'
import type { FanOut, Hearing, Word } from './fan-out-types'
import { logger } from './logger'
import { applicationName } from './process-name'

const CONNECT_MS = 2_000
const PAUSE_MS = 500
const PROBE_MS = 2_000
const FLUSH_MS = 2_000

/**
 * By a NATS server, which carries the whole of what is said, so that nobody has to look it up. While it is away everything goes by the
 * database. It is connected to for as long as somebody listens here, or holds it.
 */
export function natsFanOut(url: string, subject: string, database: FanOut): FanOut {
  const line = new NatsLine(url)
  watchBroker(() => line.state)
  return {
    publish: (channel, word) => {
      if (line.say(`${subject}.${channel}`, word)) countWords('nats', 'said', 1)
      else database.publish(channel, word)
    },
    publishByDatabase: database.publishByDatabase,
    subscribe: (databaseUrl, hearing) => {
      const listener = database.subscribe(databaseUrl, hearing)
      const stop = line.hear(subject, hearing)
      return {
        ...listener,
        close: async () => {
          await stop()
          await listener.close()
        },
      }
    },
    hold: () => line.hear(subject, { channels: {} }),
    broker: () => (line.state === 'up' ? 'up' : 'away'),
    flush: async () => {
      await Promise.all([line.flush(), database.flush()])
    },
  }
}

/** Who listens, and how the server has been told. */
type Listening = { subject: string; hearing: Hearing; taken: Subscription[] }

class NatsLine {
  state: 'unused' | 'up' | 'away' = 'unused'
  private readonly hearings = new Set<Listening>()
  private connection: NatsConnection | undefined
  private isWanted = false

  constructor(private readonly url: string) {}

  /** False where it cannot be said here. */
  say(subject: string, word: Word): boolean {
    if (this.state !== 'up') return false
    try {
      this.connection?.publish(subject, JSON.stringify(word))
      return true
    } catch {
      // Too large for it, or it has just gone.
      return false
    }
  }

  hear(subject: string, hearing: Hearing): () => Promise<void> {
    const one: Listening = { subject, hearing, taken: [] }
    this.hearings.add(one)
    if (this.connection) this.take(this.connection, one)
    if (!this.isWanted) void this.keep()
    return async () => {
      this.hearings.delete(one)
      for (const subscription of one.taken) subscription.unsubscribe()
      if (this.hearings.size === 0) await this.end()
    }
  }

  async flush(): Promise<void> {
    if (this.state !== 'up') return
    await Promise.race([
      this.connection?.flush().catch(() => undefined),
      sleep(FLUSH_MS, undefined, { ref: false }),
    ])
  }

  private async end(): Promise<void> {
    await this.flush()
    this.isWanted = false
    this.state = 'unused'
    await this.connection?.close().catch(() => undefined)
    this.connection = undefined
  }

  private take(
    connection: NatsConnection,
    one: { subject: string; hearing: Hearing; taken: Subscription[] },
  ) {
    one.taken = Object.entries(one.hearing.channels).map(([channel, take]) =>
      connection.subscribe(`${one.subject}.${channel}`, {
        callback: (error, message) => {
          const word = error ? null : parsed(message.string())
          if (word) take(word)
        },
      }),
    )
  }

  /** Connects, again and again; a connection that was there once comes back by itself. */
  private async keep(): Promise<void> {
    this.isWanted = true
    this.state = 'away'
    while (this.isWanted) {
      const connection = await this.open().catch(() => null)
      if (!connection) {
        await sleep(PAUSE_MS, undefined, { ref: false })
        continue
      }
      if (!this.isWanted) return void connection.close()
      this.connection = connection
      for (const one of this.hearings) this.take(connection, one)
      await this.flushed(connection)
      await this.watch(connection)
      if (this.isWanted) this.lose()
    }
  }

  /** The server knows of what is listened to here: from now on it is used. */
  private async flushed(connection: NatsConnection): Promise<void> {
    await connection.flush().catch(() => undefined)
    if (connection !== this.connection || connection.isClosed()) return
    this.state = 'up'
    logger().info({ server: connection.getServer() }, 'the broker is there')
    for (const { hearing } of this.hearings) hearing.onBroker?.()
  }

  private lose(): void {
    if (this.state === 'up') logger().warn('the broker is away: the database does its work')
    this.state = 'away'
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (connection !== this.connection) return
      if (type === 'disconnect' || type === 'staleConnection') this.lose()
      if (type === 'reconnect') await this.flushed(connection)
    }
  }

  private async open(): Promise<NatsConnection> {
    // Loaded where a broker is named, and nowhere else.
    const { connect } = await import('@nats-io/transport-node')
    const { protocol, hostname, port, username, password } = new URL(this.url)
    return connect({
      servers: `${hostname}:${port || 4222}`,
      name: applicationName('fan-out'),
      ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' && { tls: {} }),
      timeout: CONNECT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: PAUSE_MS,
      pingInterval: PROBE_MS,
      maxPingOut: 2,
    })
  }
}

function parsed(text: string): Word | null {
  try {
    const { key, body } = JSON.parse(text) as Partial<Word>
    return typeof key === 'string' ? { key, ...(typeof body === 'string' && { body }) } : null
  } catch {
    return null
  }
}
