import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { APIRequestContext } from '@playwright/test'
import WebSocket from 'ws'
import { expect, test } from '../fixtures'
import { type Account, PASSWORD, PEOPLE } from '../people'
import { secondServer } from '../second-server'

/** Two threads of the site behind one listener: what holds in one holds in the other. */
let server: ChildProcess
let site: string
const PATIENCE = { timeout: 60_000 }
const MOST_SOCKETS = 20

const metrics = async (request: APIRequestContext) => {
  const headers = { authorization: `Bearer ${process.env.INTERNAL_TOKEN}` }
  return (await request.get(`${site}/v2/metrics`, { headers })).text()
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ request }) => {
  test.skip(test.info().project.name !== '1280', 'threads have no width')
  test.setTimeout(120_000)
  const started = await secondServer({ SITE_THREADS: '2' })
  server = started.server
  site = started.site
  await expect.poll(() => metrics(request), PATIENCE).toContain('\nsite_threads 2\n')
})
test.afterAll(async () => {
  if (!server || server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
})

async function signIn(request: APIRequestContext, account: Account) {
  const { area, email } = PEOPLE[account]
  const reply = await request.post(`${site}/v2/${area}/login`, { data: { email, password: PASSWORD } })
  const { access } = (await reply.json()) as { access: string }
  return { access, headers: { authorization: `Bearer ${access}` } }
}

type Item = { _id: string; slug: string; titolo: string; version: number }

test('a change shows in every thread as soon as it is seen', async ({ request }) => {
  test.setTimeout(120_000)
  const { headers } = await signIn(request, 'admin')
  const list = (await (await request.get(`${site}/v2/news?limit=4`)).json()) as { items: Item[] }
  let item = list.items[3] as Item
  const before = item.titolo
  const rename = async (titolo: string) => {
    const data = { titolo, version: item.version }
    const reply = await request.patch(`${site}/v2/news/${item._id}`, { headers, data })
    expect(reply.status()).toBe(200)
    item = (await reply.json()) as Item
  }
  const page = `${site}/news_name/${item.slug}`
  try {
    for (const titolo of ['Un titolo in due fili', 'Un altro titolo in due fili']) {
      await rename(titolo)
      await expect.poll(async () => (await request.get(page)).text(), PATIENCE).toContain(titolo)
      // Not kept: the threads answer these in turn.
      const asked = Array.from({ length: 20 }, () => request.get(`${page}?_rsc`, { headers: { rsc: '1' } }))
      for (const reply of await Promise.all(asked)) expect(await reply.text()).toContain(titolo)
    }
  } finally {
    await rename(before)
  }
})

test('the same call in two threads at once has one effect', async ({ request }) => {
  const data = {
    kind: 'contatto',
    message: 'Una prova in due fili',
    contact: { nome: 'Rita', cognome: 'Fili', email: 'due-fili@prova.example', telefono: '351 300 0002' },
    consents: { privacy: true },
  }
  const headers = { 'idempotency-key': `due-fili-${Date.now()}` }
  const calls = Array.from({ length: 6 }, () => request.post(`${site}/v2/requests`, { data, headers }))
  const replies = await Promise.all((await Promise.all(calls)).map((reply) => reply.json()))
  expect(new Set(replies.map(({ _id }: { _id: string }) => _id)).size).toBe(1)
})

test('sockets are counted over all threads, and an event reaches those of each', async ({ request }) => {
  test.setTimeout(120_000)
  const { access, headers } = await signIn(request, 'agente2')
  const heard: string[][] = []
  const closed: number[] = []
  const open = async () => {
    const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?area=agents`)
    const own: string[] = []
    heard.push(own)
    socket.on('message', (raw) => own.push((JSON.parse(raw.toString()) as { type: string }).type))
    socket.on('close', (code) => closed.push(code))
    socket.on('error', () => undefined)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'auth', token: access }))
  }
  for (let n = 0; n < MOST_SOCKETS + 2; n += 1) await open()
  await expect.poll(() => closed, PATIENCE).toEqual([4429, 4429])
  // Leaving is done in one thread, and ends every socket of the session.
  expect((await request.post(`${site}/v2/agents/logout`, { headers })).ok()).toBe(true)
  await expect.poll(() => closed.length, PATIENCE).toBe(MOST_SOCKETS + 2)
  expect(heard.filter((own) => own.includes('session.revoked'))).toHaveLength(MOST_SOCKETS)
  expect(closed.filter((code) => code === 4401)).toHaveLength(MOST_SOCKETS)
})

test('the figures are those of all threads', async ({ request }) => {
  const callsOf = async () =>
    Number(
      /^http_request_seconds_count\{route="\/v2\/agents\/public",method="GET",class="2xx"\} (\d+)/m.exec(
        await metrics(request),
      )?.[1] ?? 0,
    )
  const before = await callsOf()
  // A list that the listener does not keep: each call is a thread's.
  for (let n = 0; n < 10; n += 1) await request.get(`${site}/v2/agents/public?limit=1`)
  expect(await callsOf()).toBe(before + 10)
  // A thread that is at work when it is asked is left out of that reply.
  for (const thread of ['listener', 'site-1', 'site-2', 'jobs'])
    await expect
      .poll(() => metrics(request), PATIENCE)
      .toMatch(new RegExp(`^nodejs_heap_size_used_bytes\\{thread="${thread}"\\} \\d+$`, 'm'))
})
