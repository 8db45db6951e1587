import { setTimeout as sleep } from 'node:timers/promises'
import { countWords } from './fan-out-figures'
import type { FanOut, Hearing, Word } from './fan-out-types'
import { listenOn } from './pg-listener'

/** Words of one moment go together: each announcement takes a lock of the whole database cluster. */
const GATHER_MS = 5
const MOST = 500
/** PostgreSQL takes less than 8,000 bytes, and refuses all words of a statement for the sake of one. */
const MAX_BYTES = 7_999

const SAY = `SELECT pg_notify(channel, word) FROM unnest($1::text[], $2::text[]) AS said (channel, word)`

type Ask = (text: string, values: unknown[]) => Promise<unknown>
type Saying = { channel: string; key: string }

/** By LISTEN and NOTIFY of PostgreSQL, in a transaction of their own: that of whoever has something to say does not wait for it. */
export function notifyFanOut(ask: Ask): FanOut {
  const waiting: Saying[] = []
  let saying: Promise<void> | undefined

  const say = async (some: Saying[]) => {
    const told = await ask(SAY, [some.map(({ channel }) => channel), some.map(({ key }) => key)])
      .then(() => true)
      .catch(() => false)
    countWords('notify', told ? 'said' : 'lost', some.length)
  }
  const run = async () => {
    while (waiting.length > 0) {
      await sleep(GATHER_MS)
      await say(waiting.splice(0, MOST))
    }
    saying = undefined
  }
  const publish = (channel: string, key: string) => {
    if (Buffer.byteLength(key) > MAX_BYTES) return countWords('notify', 'lost', 1)
    waiting.push({ channel, key })
    saying ??= run()
  }

  return {
    publish: (channel, { key }) => publish(channel, key),
    publishByDatabase: publish,
    subscribe: (databaseUrl, hearing) => listenTo(databaseUrl, hearing),
    hold: () => async () => undefined,
    broker: () => 'none',
    flush: async () => saying,
  }
}

function listenTo(databaseUrl: string, { channels, onUp }: Hearing) {
  const [[first, hear], ...rest] = Object.entries(channels) as [Heard, ...Heard[]]
  const byKey = (take: Heard[1]) => (key: string) => take({ key })
  return listenOn(databaseUrl, first, {
    onPayload: byKey(hear),
    others: Object.fromEntries(rest.map(([channel, take]) => [channel, byKey(take)])),
    onUp,
  })
}

type Heard = [string, (word: Word) => void]
