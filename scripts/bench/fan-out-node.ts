import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import client from 'prom-client'
import { startReadCache } from '@/lib/core/cached'
import { withTransaction } from '@/lib/core/db'
import { directUrl, env } from '@/lib/core/env'
import { fanOut } from '@/lib/core/fan-out'
import { newId } from '@/lib/core/ids'
import type { Identity } from '@/lib/realtime/audience'
import { publish } from '@/lib/realtime/publish'
import { attachRealtime } from '@/lib/realtime/server'
import { until } from '@/lib/testing/until'

/** One server process: the sockets of /ws as in production, and somebody who writes. */
export type NodeOrder =
  | { begin: true }
  | { write: { users: string[]; perSecond: number; warmSeconds: number; seconds: number } }
  | { tell: true }
export type NodeSaid = { events: number; refused: number; seconds: number; missed: number }

/** Events of one transaction: what the office does to several records at once. */
const TOGETHER = 5

async function begin(): Promise<number> {
  const server = createServer()
  startReadCache(directUrl(env()))
  // Tokens say plainly whose they are: signing ten thousand of them is no part of this.
  attachRealtime(server, { verify: async (_role, token) => JSON.parse(token) as Identity, authMs: 60_000 })
  await once(server.listen(0, '127.0.0.1', 4_096), 'listening')
  await until(() => fanOut().broker() !== 'away')
  await sleep(1_500)
  return (server.address() as AddressInfo).port
}

type Write = Extract<NodeOrder, { write: unknown }>['write']

const isRefused = (error: unknown) =>
  /timeout exceeded when trying to connect|Unable to start a transaction/.test(String(error))

/**
 * At set times, whether or not what came before has ended. What is compiled and planned, and connections that are opened, in the first
 * seconds is not what is measured.
 */
async function write({ users, perSecond, warmSeconds, seconds }: Write): Promise<Omit<NodeSaid, 'missed'>> {
  const startedAt = performance.now() + warmSeconds * 1_000
  const under = new Set<Promise<unknown>>()
  let [events, refused] = [0, 0]
  for (let turn = (-perSecond * warmSeconds) / TOGETHER; turn < (perSecond * seconds) / TOGETHER; turn += 1) {
    const counts = turn >= 0
    const due = startedAt + (turn * TOGETHER * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    const one = withTransaction(async (tx) => {
      for (let n = 0; n < TOGETHER; n += 1) {
        const userId = users[Math.floor(Math.random() * users.length)]
        const event = { _id: newId(), ...(counts && { codice: String(Date.now()) }) }
        await publish(tx, { type: 'lead.assigned', data: event }, [{ role: 'client', userId }])
      }
    })
      .then(() => {
        if (counts) events += TOGETHER
      })
      .catch((error: unknown) => {
        // Before it began: nothing of it is to be heard. Any other error leaves open whether it is.
        if (!isRefused(error)) throw error
        if (counts) refused += 1
      })
      .finally(() => under.delete(one))
    under.add(one)
  }
  await Promise.all(under)
  return { events, refused, seconds: (performance.now() - startedAt) / 1_000 }
}

async function missed(): Promise<number> {
  const found = await client.register.getSingleMetric('realtime_missed_total')?.get()
  return found?.values[0]?.value ?? 0
}

process.on('message', async (order: NodeOrder) => {
  if ('begin' in order) process.send?.(await begin())
  else if ('write' in order) process.send?.({ ...(await write(order.write)), missed: 0 })
  else process.send?.({ events: 0, refused: 0, seconds: 0, missed: await missed() })
})
process.once('disconnect', () => process.exit())
