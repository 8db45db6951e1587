import { once } from 'node:events'
import { Agent, request as open } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '../fixtures'
import { secondServer } from '../second-server'

test.beforeEach(() => {
  test.skip(test.info().project.name !== '1280', 'connections have no width')
})

/** Sends bytes as they are, and waits for the other side to close. */
async function raw(site: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return text
}
const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])

const UPGRADE = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
const MANY = 'a:\r\n'.repeat(2_100)
const METRICS = 'GET /v2/metrics HTTP/1.1\r\nHost: x\r\nx-client-ip: 127.0.0.1\r\n\r\n'

test('nobody outside gets a line to the site behind the listener', async ({ baseURL }) => {
  for (const [status, bytes] of [
    [400, `GET / HTTP/1.1\r\n${UPGRADE}\r\n`],
    [400, `GET /v2/health/live HTTP/1.1\r\n${UPGRADE}\r\n${METRICS}`],
    [431, `GET /ws HTTP/1.1\r\n${UPGRADE}${MANY}\r\n${METRICS}`],
    [
      431,
      `GET /v2/metrics HTTP/1.1\r\nHost: x\r\nx-client-ip: 127.0.0.1\r\n${MANY}Connection: Upgrade\r\n\r\n`,
    ],
  ] as const) {
    const reply = await raw(baseURL ?? '', bytes)
    expect.soft(statusOf(reply), bytes.slice(0, 80)).toBe(status)
    expect.soft(reply).not.toContain('http_requests_total')
  }
})

test('no address leads out of the site, nor past what may be read', async ({ baseURL }) => {
  for (const target of [
    '/\\male.example/',
    '//male.example/',
    '*',
    '/a/../v2/metrics',
    '/a/%2e%2e/v2/metrics',
  ]) {
    const reply = await raw(baseURL ?? '', `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect.soft(statusOf(reply), target).toBe(400)
  }
})

test('a page is kept under one address however it is spelled', async ({ request }) => {
  for (const [from, to] of [
    ['/%6dutui?utm_source=adw', '/mutui?utm_source=adw'],
    ['/agente/%70%61ola', '/agente/paola'],
  ] as const) {
    const reply = await request.get(from, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location]).toEqual([308, to])
  }
})

test('signing out without a token stays on the site', async ({ request }) => {
  const [form, json] = await Promise.all([
    request.post('/api/auth/agent/signout', { maxRedirects: 0, form: { a: 'b' } }),
    request.post('/api/auth/agent/signout', { maxRedirects: 0, form: { json: 'true' } }),
  ])
  expect([form.status(), form.headers().location]).toEqual([302, '/agents/login'])
  expect(await json.json()).toEqual({ url: '/agents/login' })
  expect([form, json].map((reply) => reply.headers()['set-cookie'] ?? '').join()).not.toContain('3000')
})

test('a server that is told to stop answers all that it has taken', async () => {
  test.setTimeout(120_000)
  const { server, site } = await secondServer({ WORKER: 'off' })
  const gone = once(server, 'exit')
  const replies: { status: number; last: boolean }[] = []
  const client = async (name: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; ; turn += 1) {
      const reply = await post(site, agent, `arresto-${name}-${turn}-${Date.now()}@prova.example`)
      if (reply === 'refused') break
      replies.push(reply)
    }
    agent.destroy()
  }
  const clients = Promise.all(Array.from({ length: 8 }, (_, name) => client(name)))
  await expect.poll(() => replies.length, { timeout: 60_000 }).toBeGreaterThan(8)
  const before = replies.length
  server.kill('SIGTERM')
  // A reply that is lost rejects; a connection that is no longer taken ends its client.
  await clients
  expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect(replies.slice(before).some(({ last }) => last)).toBe(true)
  expect((await gone)[0]).toBe(0)
})

const body = (email: string) =>
  JSON.stringify({
    kind: 'contatto',
    message: 'Prova di arresto',
    contact: { nome: 'Rita', cognome: 'Prova', email, telefono: '351 300 0001' },
    consents: { privacy: true },
  })

/** From an address of its own, or the limit of an address would answer. */
const someone = () => `203.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250) + 1}`

function post(
  site: string,
  agent: Agent,
  email: string,
): Promise<{ status: number; last: boolean } | 'refused'> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': someone() }
    const call = open(`${site}/v2/requests`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume().once('end', () => {
        resolve({ status: reply.statusCode ?? 0, last: reply.headers.connection === 'close' })
      })
      reply.once('error', reject)
    })
    call.once('error', (error: NodeJS.ErrnoException) => {
      // A connection of its own that was not taken, as against one on which something was sent before.
      if (error.code === 'ECONNREFUSED' || !call.reusedSocket) resolve('refused')
      else reject(error)
    })
    call.end(body(email))
  })
}
