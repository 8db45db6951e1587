import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Drain } from './http-drain'

jest.setTimeout(30_000)

type Reply = { status: number; connection: string | undefined; body: string }

let server: Server
let drain: Drain
let held: ServerResponse[]
const agents: Agent[] = []

beforeEach(async () => {
  held = []
  server = createServer((asked, response) => {
    drain.markLast(response)
    const reply = () => response.end(`${asked.url} answered`)
    if (asked.url === '/slow') held.push(response)
    else asked.resume().once('end', reply)
    if (!response.writableEnded) drain.watch(response)
  })
  drain = new Drain(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
  server.closeAllConnections()
})

const port = () => (server.address() as AddressInfo).port

function keptAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}

async function ask(at: number, path: string, agent: Agent, method = 'GET', body = ''): Promise<Reply> {
  const call = request({ port: at, host: '127.0.0.1', path, agent, method })
  call.end(body)
  const [reply] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of reply) text += chunk
  return { status: reply.statusCode ?? 0, connection: reply.headers.connection, body: text }
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !condition(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect(condition()).toBe(true)
}

/** A connection on which nothing comes. The server ends it in the end: the others may have been as silent until then. */
async function silentConnection(): Promise<{ ended: Promise<unknown> }> {
  const accepted = once(server, 'connection')
  const socket = connect(port(), '127.0.0.1').resume()
  await accepted
  return { ended: once(socket, 'close') }
}

it('answers what is in progress, and what comes on an open connection, each for the last time', async () => {
  const at = port()
  const [idle, busy] = [keptAlive(), keptAlive()]
  expect(await ask(at, '/first', idle)).toMatchObject({ status: 200, connection: 'keep-alive' })
  const slow = ask(at, '/slow', busy)
  await until(() => held.length === 1)
  const stopped = drain.stop(20_000)
  expect(await ask(at, '/second', idle)).toMatchObject({ body: '/second answered', connection: 'close' })
  held[0]?.end('slow answered')
  expect(await slow).toMatchObject({ body: 'slow answered', connection: 'close' })
  await stopped
  await expect(ask(at, '/third', keptAlive())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('waits for a body that is still arriving', async () => {
  const call = request({
    port: port(),
    host: '127.0.0.1',
    path: '/upload',
    method: 'POST',
    agent: keptAlive(),
  })
  const replied = once(call, 'response')
  const arrived = once(server, 'request')
  call.write('first ')
  await arrived
  const silent = await silentConnection()
  const stopped = drain.stop(20_000)
  await silent.ended
  call.end('second')
  const [reply] = (await replied) as [IncomingMessage]
  expect(reply.statusCode).toBe(200)
  reply.resume()
  await stopped
})

it('does not cut a reply that is still on its way to a slow reader', async () => {
  const size = 20_000_000
  server.removeAllListeners('request')
  server.on('request', (_asked, response: ServerResponse) => response.end(Buffer.alloc(size)))
  const socket: Socket = connect(port(), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => socket.readableLength > 0 || socket.bytesRead > 0)
  const silent = await silentConnection()
  const stopped = drain.stop(20_000)
  await silent.ended
  let read = 0
  socket.on('data', (data: Buffer) => {
    read += data.length
  })
  await once(socket.resume(), 'close')
  expect(read).toBeGreaterThan(size)
  await stopped
})

it('ends connections on which nothing comes, and cuts what outlasts its patience', async () => {
  const silent = connect(port(), '127.0.0.1')
  const half = connect(port(), '127.0.0.1')
  half.write('GET / HTTP/1.1\r\nHo')
  await Promise.all([once(silent, 'connect'), once(half, 'connect')])
  const slow = ask(port(), '/slow', keptAlive())
  await until(() => held.length === 1)
  const closed = Promise.all([
    once(silent.resume(), 'close'),
    once(
      half.resume().on('error', () => {}),
      'close',
    ),
  ])
  const stopped = drain.stop(3_000)
  await closed
  await expect(slow).rejects.toThrow()
  await stopped
})
