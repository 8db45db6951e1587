import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { until } from '@/lib/testing/until'
import { pool } from './db'
import { env } from './env'
import { listenOn, type PgListener } from './pg-listener'

const notify = (payload: string) => pool().query('SELECT pg_notify($1, $2)', ['prova', payload])

/** A network that can fall silent: connections stay, new ones are accepted, and nothing gets through. */
async function network() {
  const database = new URL(env().DATABASE_URL)
  const real = { port: Number(database.port || 5432), host: database.hostname }
  const pairs: [Socket, Socket][] = []
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(real)
    pairs.push([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => isSilent || to.write(data))
      from.on('error', () => undefined)
      from.on('close', () => isSilent || to.destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  database.hostname = '127.0.0.1'
  database.port = String((server.address() as AddressInfo).port)
  const close = () => {
    server.close()
    for (const socket of pairs.flat()) socket.destroy()
  }
  const silence = (on: boolean) => {
    isSilent = on
  }
  return { url: database.href, silence, close, calls: () => pairs.length }
}

describe('a listening connection', () => {
  const heard: string[] = []
  const ups: boolean[] = []
  let listener: PgListener
  let line: Awaited<ReturnType<typeof network>>

  beforeAll(async () => {
    line = await network()
    listener = listenOn(line.url, 'prova', {
      onPayload: (payload) => heard.push(payload),
      onUp: (_awayMs, again) => ups.push(again),
    })
    await until(() => listener.isUp())
  })
  afterAll(async () => {
    await listener.close()
    line.close()
  })

  it('hears, and says that this is its beginning', async () => {
    await notify('uno')
    await until(() => heard.length > 0)
    expect([heard, ups]).toEqual([['uno'], [false]])
  })

  it('notices by itself that the network is silent, and hears again soon after it heals', async () => {
    expect(listener.unansweredMs()).toBeLessThan(500)
    line.silence(true)
    // Long before the connection is given up.
    await until(() => listener.unansweredMs() > 600)
    expect(listener.isUp()).toBe(true)
    await until(() => !listener.isUp())
    await notify('lost')
    // While nothing gets through it goes on trying.
    const calls = line.calls()
    await until(() => line.calls() > calls + 1)
    expect(listener.isUp()).toBe(false)
    line.silence(false)
    const healedAt = Date.now()
    await until(() => listener.isUp())
    expect(Date.now() - healedAt).toBeLessThan(5_000)
    await until(() => listener.unansweredMs() < 500)
    expect(ups).toEqual([false, true])
    await notify('due')
    await until(() => heard.includes('due'))
    expect(heard).toEqual(['uno', 'due'])
  }, 60_000)

  it('does not wait for a silent network when it is told to end', async () => {
    line.silence(true)
    const beganAt = Date.now()
    await listener.close()
    expect(Date.now() - beganAt).toBeLessThan(5_000)
    expect(listener.isUp()).toBe(false)
  })
})
