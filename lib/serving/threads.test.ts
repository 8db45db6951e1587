import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '@/lib/core/env'
import { countedThreads, newCounters } from '@/lib/core/metrics'
import type { Tell } from '@/lib/serving/pages/renderer'
import { sendRaw } from '@/lib/testing/send-raw'
import { until } from '@/lib/testing/until'
import { THREAD_FILE } from './thread'
import { type SiteThreads, startSiteThreads } from './threads'

jest.mock('@/lib/core/logger', () => ({
  logger: () => ({ fatal: () => undefined, error: () => undefined, info: () => undefined }),
}))

const folder = mkdtempSync(path.join(tmpdir(), 'threads-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A site that says in its replies which thread it is, what it was given and told, and ends when it is asked to. */
const site = `
  const { parentPort, threadId, workerData } = require('node:worker_threads')
  const told = []
  const { SITE_THREAD = '1', DATABASE_POOL, SITE_THREADS } = process.env
  const answer = async (request) => {
    if (request.headers['x-listener-proof'] !== workerData.inner.proof) throw new Error('not proven')
    if (request.url === '/fall' + SITE_THREAD || request.url === '/fall') throw new Error('fallen')
    if (request.url === '/doubt' + SITE_THREAD) parentPort.postMessage('failed')
    if (request.url === '/grow') setInterval(() => parentPort.postMessage('grown'), 50)
    if (request.url === '/slow') await new Promise((resolve) => setTimeout(resolve, 300))
    return { number: Number(SITE_THREAD), id: threadId, pool: DATABASE_POOL, leads: workerData.leads, told }
  }
  require('node:http').createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    response.end(JSON.stringify({ text, ...await answer(request) }))
  }).on('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy()).once('end', () => socket.end())
    socket.resume()
    socket.write('HTTP/1.1 101 Switching Protocols\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n')
  }).listen(workerData.inner.socketPath, () => parentPort.postMessage('ready'))
  parentPort.on('message', (order) => { told.push(order); parentPort.postMessage(order) })`

type Said = { number: number; id: number; pool: string; leads: boolean; told: string[]; text: string }

const tally = newCounters()
const onFailed = jest.fn()
let threads: SiteThreads
let listener: Server

const welcome = jest.fn<ReturnType<Tell>, Parameters<Tell>>(async () => true)

async function start(count: number, maxSockets?: number) {
  writeFileSync(path.join(folder, THREAD_FILE), site)
  const settings = { SITE_THREADS: count, DATABASE_POOL: 10 } as Env
  threads = await startSiteThreads({ folder, settings, tally, onFailed, maxSockets })
  listener = createServer((request, response) => {
    threads.handle(request, response).catch(() => response.writeHead(503).end())
  })
  listener.on('upgrade', (request, socket, head) => threads.upgrade(request, socket, head))
  await once(listener.listen(0, '127.0.0.1'), 'listening')
}

const port = () => (listener.address() as AddressInfo).port
const UPGRADE = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

async function ask(target = '/', init: RequestInit = {}): Promise<Said | number> {
  const reply = await fetch(`http://127.0.0.1:${port()}${target}`, init)
  return reply.ok ? ((await reply.json()) as Said) : reply.status
}
const askMany = (count: number, target = '/') => Promise.all(Array.from({ length: count }, () => ask(target)))
const isSaid = (one: Said | number): one is Said => typeof one !== 'number'
const numbersOf = (said: (Said | number)[]) =>
  [...new Set(said.filter(isSaid).map((one) => one.number))].sort()

beforeEach(() => {
  onFailed.mockReset()
  welcome.mockReset().mockResolvedValue(true)
})

afterEach(async () => {
  listener.close()
  listener.closeAllConnections()
  await threads.close()
  // Nobody is begun again: what was told to close may now be ended.
  await threads.terminate()
})

describe('one thread of the site', () => {
  it('answers, and does what it is told', async () => {
    await start(1)
    await threads.grow(welcome)
    const [said] = (await askMany(1)) as [Said]
    expect(said).toMatchObject({ number: 1, pool: '10', leads: true, told: [] })
    expect(countedThreads(tally)).toBe(1)
    await threads.hangUp()
    expect(await ask()).toMatchObject({ told: ['hangUp'] })
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is begun again when it has ended; meanwhile whoever asks is told to come back', async () => {
    await start(1)
    await threads.grow(welcome)
    const before = (await ask()) as Said
    expect(await ask('/fall')).toBe(503)
    await until(() => countedThreads(tally) === 0)
    expect(await ask()).toBe(503)
    expect((await sendRaw(port(), UPGRADE)).text).toContain('HTTP/1.1 503')
    await until(async () => isSaid(await ask()))
    const after = (await ask()) as Said
    expect(after).toMatchObject({ number: 1, leads: true })
    expect(after.id).not.toBe(before.id)
    expect(welcome).toHaveBeenCalledTimes(1)
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is renewed when it has grown and nobody uses it, and nobody hears of it', async () => {
    await start(1)
    await threads.grow(welcome)
    const { id } = (await ask('/grow')) as Said
    const replies: (Said | number)[] = []
    await until(async () => {
      const reply = await ask()
      replies.push(reply)
      return isSaid(reply) && reply.id !== id
    })
    expect(replies.filter((one) => !isSaid(one))).toEqual([])
    await until(() => countedThreads(tally) === 1)
    expect(await ask()).toMatchObject({ number: 1, leads: true })
    expect(welcome).toHaveBeenCalledTimes(1)
  })

  it('is not renewed while somebody has a socket there', async () => {
    await start(1)
    await threads.grow(welcome)
    const socket = connect(port(), '127.0.0.1').on('error', () => undefined)
    const accepted = once(socket, 'data')
    socket.write(UPGRADE)
    await accepted
    const { id } = (await ask('/grow')) as Said
    await sleep(300)
    expect(await ask()).toMatchObject({ id })
    socket.destroy()
  })

  it('ends the server when it ends again and again', async () => {
    await start(1)
    await threads.grow(welcome)
    await until(async () => {
      await ask('/fall')
      return onFailed.mock.calls.length > 0
    }, 25_000)
  }, 30_000)
})

describe('sockets', () => {
  it('have a limit, beyond which the caller is told when to come back, and one that leaves makes room', async () => {
    await start(1, 2)
    const open = () => connect(port(), '127.0.0.1').on('error', () => undefined)
    const held = [open(), open()]
    const accepted = held.map((socket) => once(socket, 'data'))
    for (const socket of held) socket.write(UPGRADE)
    for (const [data] of await Promise.all(accepted)) expect(String(data)).toContain('HTTP/1.1 101')
    const refused = await sendRaw(port(), UPGRADE)
    expect(refused.text).toContain('HTTP/1.1 503')
    expect(refused.text).toMatch(/Retry-After: \d+/)
    expect(isSaid(await ask())).toBe(true)
    held[0]?.destroy()
    await until(async () => (await sendRaw(port(), UPGRADE, 300)).text.includes('HTTP/1.1 101'))
    held[1]?.destroy()
  })
})

describe('several threads', () => {
  it('share the work and the connections; one of them leads', async () => {
    await start(3)
    await threads.grow(welcome)
    expect(countedThreads(tally)).toBe(3)
    const said = (await askMany(12, '/slow')).filter(isSaid)
    const byNumber = new Map(said.map((one) => [one.number, one]))
    expect([1, 2, 3].map((number) => said.filter((one) => one.number === number).length)).toEqual([4, 4, 4])
    expect([1, 2, 3].map((number) => byNumber.get(number)?.pool)).toEqual(['4', '3', '3'])
    expect([1, 2, 3].map((number) => byNumber.get(number)?.leads)).toEqual([true, false, false])
    await threads.hangUp()
    expect((await askMany(6)).map((one) => isSaid(one) && one.told)).toEqual(Array(6).fill(['hangUp']))
  })

  it('go on when one ends under load: only what it was answering is lost, and it comes back', async () => {
    await start(3)
    await threads.grow(welcome)
    const before = await askMany(9)
    let isOver = false
    const replies: (Said | number)[] = []
    const client = async () => {
      while (!isOver) replies.push(await ask('/slow', { method: 'POST', body: 'un testo' }))
    }
    const clients = Array.from({ length: 12 }, client)
    await until(() => replies.length > 12)
    // Until it is the second thread that gets it.
    await until(async () => (await ask('/fall2')) === 503)
    await until(() => countedThreads(tally) === 3)
    const since = replies.length
    await until(() => replies.length > since + 24)
    isOver = true
    await Promise.all(clients)
    const lost = replies.filter((one) => !isSaid(one))
    expect(lost.every((one) => one === 503)).toBe(true)
    // Twelve clients with one call each, on three threads.
    expect(lost.length).toBeLessThanOrEqual(6)
    expect(replies.filter(isSaid).every(({ text }) => text === 'un testo')).toBe(true)
    expect(numbersOf(replies.slice(since))).toEqual([1, 2, 3])
    const idOf = (said: (Said | number)[]) => said.filter(isSaid).find(({ number }) => number === 2)?.id
    expect(idOf(replies.slice(since))).not.toBe(idOf(before))
    expect(onFailed).not.toHaveBeenCalled()
  }, 30_000)

  it('are told of what has changed before they are asked, and one that cannot be told is replaced', async () => {
    await start(2)
    let take = (_isTold: boolean) => {}
    welcome.mockImplementationOnce(() => new Promise((resolve) => (take = resolve)))
    const grown = threads.grow(welcome)
    await until(() => welcome.mock.calls.length === 1)
    expect(numbersOf(await askMany(6))).toEqual([1])
    take(true)
    await grown
    expect(numbersOf(await askMany(6))).toEqual([1, 2])
    const [second] = welcome.mock.calls[0] ?? []
    await threads.renderers.tellAll(async (inner) => inner !== second)
    expect(numbersOf(await askMany(6))).toEqual([1])
    await until(async () => numbersOf(await askMany(6)).length === 2)
    expect(welcome).toHaveBeenCalledTimes(2)
    expect(welcome.mock.calls[1]?.[0]).not.toBe(second)
  }, 30_000)

  it('replace the one that should end, and lose nothing by it', async () => {
    await start(2)
    await threads.grow(welcome)
    const leader = async () => (await askMany(8)).filter(isSaid).find(({ leads }) => leads)?.id
    const before = await leader()
    const replies: (Said | number)[] = []
    await until(async () => {
      const reply = await ask('/doubt1')
      replies.push(reply)
      return isSaid(reply) && reply.number === 1
    })
    await until(async () => {
      replies.push(...(await askMany(4)))
      return countedThreads(tally) === 2 && ![before, undefined].includes(await leader())
    })
    expect(replies.filter((one) => !isSaid(one))).toEqual([])
    expect(numbersOf(await askMany(8))).toEqual([1, 2])
    expect(onFailed).not.toHaveBeenCalled()
  }, 30_000)

  it('end the server when they end again and again', async () => {
    await start(2)
    await threads.grow(welcome)
    await until(async () => {
      await ask('/fall')
      return onFailed.mock.calls.length > 0
    }, 25_000)
  }, 30_000)
})
