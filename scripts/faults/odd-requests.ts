import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** More header lines than Node keeps. */
const MANY = 2_100
/** How long to stay where nothing need be said. */
const PATIENCE_MS = 250
/** How long to wait for an answer that must come, also on a loaded machine. */
const ANSWER_MS = 10_000

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: prova.example', ...headers, '', ''].join('\r\n')

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
const upgrade = (path: string, ...more: string[]) => head(`GET ${path} HTTP/1.1`, ...more, ...UPGRADE)
const lines = Array.from({ length: MANY }, () => 'a: 1')

const FORM = 'Content-Type: application/x-www-form-urlencoded'

/** What no browser sends. `status` is the only answer that is right, where there is one. */
type Odd = { name: string; bytes: string | Buffer; status?: number; isHalfClosed?: boolean }

export const ODD: Odd[] = [
  { name: 'upgrade of a page', bytes: upgrade('/news') },
  { name: 'upgrade of a call', bytes: upgrade('/v2/news') },
  { name: 'upgrade of an area', bytes: upgrade('/admin') },
  { name: 'upgrade of nothing', bytes: upgrade('/nessuno') },
  { name: 'upgrade beside /ws', bytes: upgrade('/ws2?area=admin') },
  { name: 'upgrade to another protocol', bytes: upgrade('/').replace('websocket', 'h2c') },
  { name: 'upgrade half closed', bytes: upgrade('/agents'), isHalfClosed: true },
  { name: 'upgrade with a body', bytes: `${upgrade('/', 'Content-Length: 1000')}abc` },
  { name: '/ws and no word', bytes: upgrade('/ws?area=admin') },
  { name: '/ws with bytes that are no frame', bytes: `${upgrade('/ws')}\xff\xff\xff\xff` },
  { name: 'half a handshake', bytes: upgrade('/ws').slice(0, 70) },
  { name: 'half a head', bytes: 'GET / HTTP/1.1\r\nHost: pro' },
  {
    name: 'half a body',
    bytes: `${head('POST /v2/leadRequests HTTP/1.1', 'Content-Length: 1000')}{"product"`,
  },
  {
    name: 'half a chunk',
    bytes: `${head('POST /v2/requests HTTP/1.1', 'Transfer-Encoding: chunked')}ff\r\n{"kind"`,
  },
  {
    name: 'half an upload',
    bytes: `${head('POST /v2/requests HTTP/1.1', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 90000')}--b\r\n`,
  },
  {
    name: 'endless body of a frame',
    bytes: `${head('POST /iframes/calcolatori/mutui/contattaci HTTP/1.1', FORM, 'Transfer-Encoding: chunked')}13880\r\n${'a'.repeat(80_000)}`,
    status: 413,
  },
  {
    name: 'body of a gigabyte for a frame',
    bytes: `${head('POST /iframes/calcolatori/mutui/contattaci HTTP/1.1', FORM, 'Content-Length: 1000000000')}a=b`,
    status: 413,
  },
  {
    name: 'body of 30 MB for an area',
    bytes: `${head('POST /admin/login HTTP/1.1', FORM, 'Content-Length: 30000000')}a=b`,
    status: 413,
  },
  { name: 'too many header lines', bytes: head('GET / HTTP/1.1', ...lines), status: 431 },
  { name: 'upgrade below too many header lines', bytes: upgrade('/ws', ...lines), status: 431 },
  { name: 'no HTTP', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', status: 400 },
]

/** Opens so many calls that stop in the middle of their body; resolves with what ends them. */
export async function holdHalfBodies(port: number, count: number): Promise<() => void> {
  const half = `${head('POST /v2/leadRequests HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1000')}{"product"`
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }))
  for (const socket of sockets) socket.on('error', () => undefined).resume()
  await Promise.all(
    sockets.map((socket) => new Promise<void>((resolve) => socket.write(half, () => resolve()))),
  )
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

/** Sends one and leaves, soon or when it is answered; resolves with the status line's number, 0 without one. */
export async function sendOdd(port: number, { bytes, status, isHalfClosed = false }: Odd): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let reply = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.subarray(0, 40).toString('latin1')
      resolve()
    })
    for (const event of ['error', 'end', 'close']) socket.on(event, () => resolve())
  })
  socket.once('connect', () => {
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    if (isHalfClosed) socket.end()
  })
  const patience = new AbortController()
  await Promise.race([
    answered,
    sleep(status ? ANSWER_MS : PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ])
  patience.abort()
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0)
}
