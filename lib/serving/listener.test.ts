import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { newProof, takeProof } from '@/lib/core/incoming-proof'
import { OUR_NETWORKS, proxiesOf } from '@/lib/core/proxies'
import { Bodies } from '@/lib/http/bodies'
import { sendRaw } from '@/lib/testing/send-raw'
import { until } from '@/lib/testing/until'
import { forward } from './forward'
import { type Listener, newListener } from './listener'
import { newSocket } from './socket'
import { forwardUpgrade } from './upgrade'

const inner = { socketPath: newSocket(), proof: newProof() }
const bodies = new Bodies()
let site: Server
let listener: Listener
/** What reached the site: method, address, and whether by the listener. */
let reached: string[] = []

beforeAll(async () => {
  site = createServer((asked, response) => {
    reached.push(`${asked.method} ${asked.url} ${takeProof(asked, inner.proof)}`)
    asked.resume()
    response.end('ciao')
  })
  // Who leaves without reading all resets the line: an upgraded socket has no other listener.
  site.on('connection', (socket) => socket.on('error', () => undefined))
  await once(site.listen(inner.socketPath), 'listening')
  listener = newListener({
    handle: async (asked, response) => {
      const body = await bodies.take(asked)
      if (body) await forward(inner, asked, response, body)
    },
    upgrade: (asked, socket, head) => forwardUpgrade(inner, asked, socket, head, 300),
    mayUpgrade: (path) => path === '/ws',
    proxies: proxiesOf(OUR_NETWORKS),
  })
  await once(listener.server.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  reached = []
  site.removeAllListeners('upgrade')
})
afterAll(() => {
  for (const server of [listener.server, site]) {
    server.close()
    server.closeAllConnections()
  }
})

/** What the site does with a socket: 101, and its own end when the other has ended. */
function accept(socket: Duplex, more = ''): void {
  socket.once('end', () => socket.end())
  socket.resume()
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${more}\r\n`)
}

/** Opened as a browser would; what becomes of it is for the other side to see. */
const opened = () => connect(port(), '127.0.0.1').on('error', () => undefined)
const port = () => (listener.server.address() as AddressInfo).port
const ask = (bytes: string, limitMs?: number) => sendRaw(port(), bytes, limitMs)
const statusOf = ({ text }: { text: string }) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])

const UPGRADE = 'Host: x\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n'
const hello = (path = '/ws', more = '') => `GET ${path} HTTP/1.1\r\n${UPGRADE}${more}\r\n`
const lines = (count: number) => 'a:\r\n'.repeat(count)

describe('a request for another protocol', () => {
  it.each([
    ['elsewhere', hello('/')],
    ['below a socket’s address', hello('/ws/altro')],
    [
      'to another one',
      'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n',
    ],
    ['with a body', `POST /ws HTTP/1.1\r\n${UPGRADE}Content-Length: 4\r\n\r\nciao`],
    ['with a length', hello('/ws', 'Content-Length: 4\r\n')],
    ['in pieces', hello('/ws', 'Transfer-Encoding: chunked\r\n')],
    ['without a host', 'GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ])('%s is refused, and the connection ends', async (_what, bytes) => {
    const reply = await ask(bytes)
    expect([statusOf(reply), reply.isClosed, reached]).toEqual([400, true, []])
    expect(reply.text).toMatch(/Connection: close\r\n[\s\S]*richiesta/)
  })

  it.each([
    ['before the lines that Node drops', `GET /v2/health HTTP/1.1\r\n${UPGRADE}${lines(2_100)}\r\n`],
    [
      'behind them',
      `GET /ws HTTP/1.1\r\nHost: x\r\n${lines(2_100)}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
  ])('%s does not give anybody a line to the site', async (_what, bytes) => {
    const second = 'GET /v2/metrics HTTP/1.1\r\nHost: x\r\nx-client-ip: 127.0.0.1\r\n\r\n'
    const reply = await ask(bytes + second)
    expect([statusOf(reply), reply.isClosed, reached]).toEqual([431, true, []])
    expect(reply.text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it('is joined to the site, both ways, until either leaves, and says itself who asks', async () => {
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    site.on('upgrade', (asked, socket) => {
      const { headers } = asked
      const mark = [headers['x-mark'], headers['x-client-ip'], takeProof(asked, inner.proof)].join(' ')
      accept(socket, `X-Mark: ${mark}\r\n`)
      socket.on('data', (data: Buffer) => socket.write(`heard ${data}`))
      socket.once('close', leave)
    })
    const socket = opened()
    socket.write(hello('/ws', 'X-Mark: 7\r\nX-Client-Ip: 10.0.0.1\r\nx-client-ip: 10.0.0.2\r\n'))
    const [head] = await once(socket, 'data')
    expect(String(head)).toContain('X-Mark: 7 127.0.0.1 true')
    socket.write('ciao')
    const [heard] = await once(socket, 'data')
    expect(String(heard)).toBe('heard ciao')
    socket.destroy()
    await left
  })

  it('gets all that was said before the site left', async () => {
    site.on('upgrade', (_asked, socket) => {
      accept(socket)
      socket.end('x'.repeat(300_000))
    })
    const reply = await ask(hello())
    expect([reply.isClosed, reply.text.split('\r\n\r\n')[1]?.length]).toEqual([true, 300_000])
  })

  it('is told what the site says against it', async () => {
    site.on('upgrade', (_asked, socket) =>
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'),
    )
    const reply = await ask(hello())
    expect([statusOf(reply), reply.isClosed]).toEqual([401, true])
  })

  it.each([
    ['answers as if it were an ordinary one', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', 400],
    ['breaks off', null, 503],
    ['does not answer in time', '', 504],
  ])('ends when the site %s', async (_what, answer, status) => {
    site.on('upgrade', (_asked, socket) => (answer === null ? socket.destroy() : socket.write(answer)))
    const reply = await ask(`${hello()}GET /v2/metrics HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect([statusOf(reply), reply.isClosed, reached]).toEqual([status, true, []])
    expect(reply.text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it('costs nothing any more when it is over', async () => {
    // Descriptors of this process: on other systems there is no such folder.
    const descriptors = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0)
    site.on('upgrade', (_asked, socket) => accept(socket))
    await ask(hello(), 50)
    const before = descriptors()
    const odd = [hello('/'), hello(), hello().slice(0, 40)]
    await Promise.all(Array.from({ length: 150 }, (_, n) => ask(odd[n % 3] ?? '', 500)))
    await until(() => descriptors() <= before + 5)
  })

  it('is held to a number of sockets for each address, which leaving gives back', async () => {
    site.on('upgrade', (_asked, socket) => accept(socket))
    const from = (address: string) => hello('/ws', `X-Forwarded-For: ${address}\r\n`)
    const all: Socket[] = []
    const open = async (address: string) => {
      const socket = opened()
      all.push(socket)
      socket.write(from(address))
      const [head] = await once(socket, 'data')
      return { socket, status: statusOf({ text: String(head) }) }
    }
    // The addresses of one line, as many as it may have sockets.
    const held = await Promise.all(Array.from({ length: 200 }, (_, n) => open(`2001:db8:1:2::${n + 1}`)))
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set([101]))
    const more = await ask(from('2001:db8:1:2:ffff::1'))
    expect([statusOf(more), more.isClosed]).toEqual([429, true])
    expect((await open('2001:db8:1:3::1')).status).toBe(101)
    for (const { socket } of held) socket.destroy()
    await until(async () => (await open('2001:db8:1:2::1')).status === 101)
    for (const socket of all) socket.destroy()
  })
})

test('somebody with too many cookies gets a page that says what to do', async () => {
  const reply = await ask(`GET / HTTP/1.1\r\nHost: x\r\nCookie: a=${'b'.repeat(16 * 1024)}\r\n\r\n`)
  expect([statusOf(reply), reply.isClosed]).toEqual([431, true])
  expect(reply.text).toContain('Content-Type: text/html; charset=utf-8')
  expect(reply.text).toContain('Cancella i cookie di questo sito')
})

describe('what is not HTTP as it should be', () => {
  const post = (more: string) => `POST /v2/requests HTTP/1.1\r\nHost: x\r\n${more}`
  const hidden = 'GET /v2/metrics HTTP/1.1\r\nHost: x\r\n\r\n'

  it.each([
    ['nonsense', 'ciao\r\n\r\n', 400],
    ['201 lines', `GET / HTTP/1.1\r\nHost: x\r\n${lines(200)}\r\n`, 431],
    ['2,100 lines', `GET / HTTP/1.1\r\nHost: x\r\n${lines(2_100)}\r\n`, 431],
    ['a line of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two ways to tell the length',
      post(`Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`),
      400,
    ],
    ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`), 400],
    ['a length that is none', post(`Content-Length: 0x10\r\n\r\n${hidden}`), 400],
    [
      'pieces that are not the last coding',
      post(`Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${hidden}`),
      400,
    ],
    ['an unknown coding', post(`Transfer-Encoding: gzip\r\n\r\n0\r\n\r\n${hidden}`), 400],
    ['a length behind a space', post(`Content-Length : 4\r\n\r\nciao${hidden}`), 400],
    ['a line that goes on', post(`a: b\r\n c: d\r\n\r\n${hidden}`), 400],
    ['a bare line feed in a value', post(`a: b\nContent-Length: 3\r\n\r\n${hidden}`), 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('%s is refused, nothing behind it is read', async (_what, bytes, status) => {
    const reply = await ask(bytes)
    expect([statusOf(reply), reply.isClosed]).toEqual([status, true])
    expect(reached.filter((one) => one.includes('metrics'))).toEqual([])
    expect(reply.text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it.each([
    ['a read', `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`],
    ['a deletion', `DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`],
  ])('the body of %s is not taken for another request', async (_what, head) => {
    const reply = await ask(`${head}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`)
    expect([statusOf(reply), reached.length]).toEqual([200, 1])
  })

  it('200 lines are enough for anybody', async () => {
    const reply = await ask(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines(198)}\r\n`)
    expect([statusOf(reply), reached]).toEqual([200, ['GET / true']])
  })
})
