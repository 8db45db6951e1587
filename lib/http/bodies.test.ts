import { once } from 'node:events'
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { newProof } from '@/lib/core/incoming-proof'
import { forward } from '@/lib/serving/forward'
import { newSocket } from '@/lib/serving/socket'
import { until } from '@/lib/testing/until'
import { Bodies } from './bodies'
import { Refused } from './refusal'

const inner = { socketPath: newSocket(), proof: newProof() }
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
let site: Server
let listener: Server
let bodies: Bodies
/** How many bytes reached the site with each request, and how many have come in at the door. */
let reached: number[] = []
let entered = 0

beforeAll(async () => {
  site = createServer((asked, response) => {
    let size = 0
    asked.on('data', (piece: Buffer) => {
      size += piece.length
    })
    asked.on('end', () => {
      reached.push(size)
      response.end('ciao')
    })
  })
  await once(site.listen(inner.socketPath), 'listening')
  listener = createServer(async (asked, response) => {
    entered += 1
    try {
      const body = await bodies.take(asked)
      if (body) await forward(inner, asked, response, body).finally(body.letGo)
    } catch (error) {
      response.writeHead(error instanceof Refused ? error.status : 500).end()
    }
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  bodies = new Bodies()
  reached = []
  entered = 0
})
afterAll(() => {
  agent.destroy()
  for (const server of [listener, site]) {
    server.close()
    server.closeAllConnections()
  }
})

type Sent = { path?: string; length?: number; from?: string }

/** A request whose body is written by hand; without a length it comes in chunks. */
function begin({ path = '/v2/a', length, from = '203.0.113.1' }: Sent = {}): ClientRequest {
  const { port } = listener.address() as AddressInfo
  const headers = { 'x-client-ip': from, ...(length === undefined ? {} : { 'content-length': length }) }
  const call = request({ port, path, method: 'POST', headers, agent })
  call.on('error', () => undefined)
  call.flushHeaders()
  return call
}

async function statusOf(call: ClientRequest): Promise<number> {
  const [reply] = (await once(call, 'response')) as [IncomingMessage]
  reply.on('error', () => undefined).resume()
  return reply.statusCode ?? 0
}

async function endless(call: ClientRequest): Promise<number> {
  let isOpen = true
  const answered = statusOf(call).finally(() => {
    isOpen = false
  })
  const piece = Buffer.alloc(16_384)
  for (let sent = 0; isOpen && sent < 64_000_000; sent += piece.length) {
    await new Promise((resolve) => call.write(piece, resolve))
  }
  call.destroy()
  return answered
}

it.each([
  '/iframes/calcolatori/mutui/request',
  '/api/auth/admin/signout',
  '/admin',
  '/v2/internal/revalidate',
])('more than 64 kB for %s is refused before anybody is asked, announced or not', async (path) => {
  expect(await statusOf(begin({ path, length: 65_537 }))).toBe(413)
  expect(await endless(begin({ path }))).toBe(413)
  expect(reached).toEqual([])
})

it('an upload passes, but none of more than 32 MB', async () => {
  const upload = begin({ length: 3_000_000 })
  upload.end(Buffer.alloc(3_000_000))
  expect(await statusOf(upload)).toBe(200)
  const inPieces = begin()
  inPieces.end(Buffer.alloc(3_000_000))
  expect(await statusOf(inPieces)).toBe(200)
  expect(reached).toEqual([3_000_000, 3_000_000])
  expect(await statusOf(begin({ length: 33_554_433 }))).toBe(413)
  expect(await endless(begin())).toBe(413)
})

it('600 who stop in the middle of a body keep nobody waiting', async () => {
  const held = Array.from({ length: 600 }, (_, n) => {
    const call = begin(n % 2 ? { length: 1_000 } : {})
    call.write('{"product"')
    return call
  })
  await until(() => entered === 600)
  const startedAt = performance.now()
  const other = begin({ length: 4 })
  other.end('ciao')
  expect(await statusOf(other)).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(reached).toEqual([4])
  for (const call of held) call.destroy()
})

it('a body that does not arrive whole in time is a 408', async () => {
  bodies = new Bodies({ wholeMs: 50 })
  const call = begin({ length: 10 })
  call.write('ciao')
  expect(await statusOf(call)).toBe(408)
  expect(reached).toEqual([])
})

it.each([
  ['large ones under way', { uploads: { each: 1, all: 2 } }, 100_000],
  ['bytes of small ones', { arriving: { each: 1_500, all: 2_500 } }, 1_000],
])('there is a share of %s for each address, which comes back', async (_what, limits, length) => {
  bodies = new Bodies(limits)
  const hold = (from: string) => {
    const call = begin({ length, from })
    call.write(Buffer.alloc(600))
    return call
  }
  const first = hold('203.0.113.1')
  await until(() => entered === 1)
  expect(await statusOf(hold('203.0.113.1'))).toBe(429)
  const second = hold('203.0.113.2')
  await until(() => entered === 3)
  expect(await statusOf(hold('203.0.113.3'))).toBe(503)
  first.end(Buffer.alloc(length - 600))
  expect(await statusOf(first)).toBe(200)
  const again = hold('203.0.113.1')
  again.end(Buffer.alloc(length - 600))
  expect(await statusOf(again)).toBe(200)
  second.destroy()
})
