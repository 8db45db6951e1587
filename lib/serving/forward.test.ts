import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { newProof, takeProof } from '@/lib/core/incoming-proof'
import { Bodies, type Body } from '@/lib/http/bodies'
import { Refused, SiteUnavailable } from '@/lib/http/refusal'
import { until } from '@/lib/testing/until'
import { forward } from './forward'
import { newSocket } from './socket'

const inner = { socketPath: newSocket(), proof: newProof() }
let site: Server
let listener: Server
let failed: unknown
let bodies: Bodies

async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodies.take(asked)
  if (body) await forward(inner, asked, response, body).finally(body.letGo)
}

beforeAll(async () => {
  site = createServer()
  await once(site.listen(inner.socketPath), 'listening')
  listener = createServer((asked, response) => {
    pass(asked, response).catch((error) => {
      failed = error
      response.writeHead(error instanceof Refused ? error.status : 500).end()
    })
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
})

beforeEach(() => {
  bodies = new Bodies()
  site.removeAllListeners('request')
  failed = undefined
})

afterAll(() => {
  for (const server of [listener, site]) {
    server.close()
    server.closeAllConnections()
  }
})

const port = () => (listener.address() as AddressInfo).port

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe('a request that is handed on', () => {
  it('arrives with its method, address, headers and body, and the reply comes back as it is', async () => {
    const sent = randomBytes(3_000_000)
    site.once('request', async (asked, response) => {
      const body = await bytesOf(asked)
      response.setHeader('set-cookie', ['a=1', 'b=2'])
      response.writeHead(201, { 'x-told': `${asked.method} ${asked.url} ${asked.headers['x-client-ip']}` })
      response.end(body)
    })
    const reply = await fetch(`http://127.0.0.1:${port()}/v2/a?b=c`, {
      method: 'PUT',
      headers: { 'x-client-ip': '10.0.0.1' },
      body: sent,
    })
    expect(reply.status).toBe(201)
    expect(reply.headers.get('x-told')).toBe('PUT /v2/a?b=c 10.0.0.1')
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(Buffer.from(await reply.arrayBuffer()).equals(sent)).toBe(true)
  })

  it.each([
    ['HEAD', 200],
    ['GET', 304],
    ['DELETE', 204],
  ])('%s with %i has no body and does not wait for one', async (method, status) => {
    site.once('request', (_asked, response) => response.writeHead(status).end())
    const call = request({ port: port(), method }).end()
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    expect(reply.statusCode).toBe(status)
    expect(await bytesOf(reply)).toHaveLength(0)
  })

  it('shows the first part of a reply while the second is still being made', async () => {
    let end = () => {}
    site.once('request', (_asked, response) => {
      response.write('first')
      end = () => response.end('second')
    })
    const [reply] = (await once(request({ port: port() }).end(), 'response')) as [IncomingMessage]
    const [first] = await once(reply, 'data')
    expect(String(first)).toBe('first')
    end()
    expect(String(await bytesOf(reply))).toBe('second')
  })

  it('is given up on the other side too when the visitor leaves', async () => {
    const left = new Promise((resolve) => {
      site.once('request', (_asked, response) => {
        response.write('first')
        response.once('close', () => resolve(response.writableFinished))
      })
    })
    const call = request({ port: port() }).end()
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    await once(reply, 'data')
    call.destroy()
    expect(await left).toBe(false)
    expect(failed).toBeUndefined()
  })

  it('is answered even when the other side does not read the whole body', async () => {
    site.once('request', (_asked, response) => response.writeHead(413).end('too much'))
    const reply = await fetch(`http://127.0.0.1:${port()}/v2/a`, {
      method: 'POST',
      body: randomBytes(5_000_000),
    })
    expect([reply.status, await reply.text()]).toEqual([413, 'too much'])
  })

  it('takes in what a browser still sends after the reply, which it does not read before', async () => {
    site.once('request', (_asked, response) => response.writeHead(413).end('too much'))
    const size = 20_000_000
    const socket = connect(port(), '127.0.0.1')
    socket.resume()
    socket.write(`POST /v2/a HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`)
    await new Promise<void>((resolve) => socket.write(Buffer.alloc(size), () => resolve()))
    socket.destroy()
  })

  it('fails when the other side breaks off before it has answered', async () => {
    site.once('request', (asked) => asked.socket.destroy())
    const reply = await fetch(`http://127.0.0.1:${port()}/`)
    expect(reply.status).toBe(500)
    expect(failed).toBeInstanceOf(SiteUnavailable)
    expect(failed).toMatchObject({ cause: { code: 'ECONNRESET' } })
  })

  it('breaks off when the other side does in the middle of a reply, so that nobody takes half for all', async () => {
    site.once('request', (asked, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('half', () => asked.socket.destroy())
    })
    const whole = fetch(`http://127.0.0.1:${port()}/`).then((reply) => reply.text())
    await expect(whole).rejects.toThrow()
  })

  it('is not kept for a visitor who takes nothing of a large reply, and waits for one who is slow', async () => {
    let ended = 0
    site.on('request', (_asked, response) => {
      response.once('close', () => ended++)
      response.end(Buffer.alloc(30_000_000))
    })
    const given = createServer(async (asked, response) => {
      await forward(inner, asked, response, (await bodies.take(asked)) as Body, { unreadMs: 2_000 })
    })
    await once(given.listen(0, '127.0.0.1'), 'listening')
    const ask = async () => {
      const call = request({ port: (given.address() as AddressInfo).port, agent: false }).end()
      return ((await once(call, 'response')) as [IncomingMessage])[0]
    }
    const deaf = await ask()
    deaf.on('error', () => undefined)
    await until(() => ended === 1)
    const slow = await ask()
    let size = 0
    let pauses = 5
    for await (const chunk of slow) {
      size += (chunk as Buffer).length
      if (pauses-- > 0) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(size).toBe(30_000_000)
    given.close()
    given.closeAllConnections()
  })

  it('shows who hands it on, whatever the caller says', async () => {
    const proven: unknown[] = []
    site.on('request', (asked, response) => {
      proven.push(takeProof(asked, inner.proof), asked.headers['x-listener-proof'], asked.rawHeaders.join())
      response.end()
    })
    await fetch(`http://127.0.0.1:${port()}/`, { headers: { 'x-listener-proof': 'guessed' } })
    expect(proven).toEqual([true, undefined, expect.not.stringContaining('x-listener-proof')])
  })
})

describe('a site whose lines are all taken', () => {
  it('is said to be away when none becomes free in time', async () => {
    const taken: ServerResponse[] = []
    site.on('request', (_asked, response) => void taken.push(response))
    const full = createServer(async (asked, response) => {
      const body = (await bodies.take(asked)) as Body
      await forward(inner, asked, response, body, { lineMs: 100 }).catch((error) => {
        failed = error
        response.writeHead(503).end()
      })
    })
    await once(full.listen(0, '127.0.0.1'), 'listening')
    const call = () => request({ port: (full.address() as AddressInfo).port, agent: false }).end()
    const held = Array.from({ length: 512 }, call)
    await until(() => taken.length === 512)
    const [reply] = (await once(call(), 'response')) as [IncomingMessage]
    expect([reply.statusCode, failed]).toEqual([503, expect.any(SiteUnavailable)])
    for (const one of held) one.on('error', () => undefined).destroy()
    full.close()
    full.closeAllConnections()
  })
})

describe('a site that cannot be reached', () => {
  it('is said to be away', async () => {
    const nobody = createServer(async (asked, response) => {
      const body = (await bodies.take(asked)) as Body
      const away = { ...inner, socketPath: newSocket() }
      failed = await forward(away, asked, response, body).catch((error) => error)
      response.writeHead(503).end()
    })
    await once(nobody.listen(0, '127.0.0.1'), 'listening')
    expect((await fetch(`http://127.0.0.1:${(nobody.address() as AddressInfo).port}/`)).status).toBe(503)
    expect(failed).toBeInstanceOf(SiteUnavailable)
    nobody.close()
    nobody.closeAllConnections()
  })
})
