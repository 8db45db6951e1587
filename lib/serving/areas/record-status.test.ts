import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { RSC } from '@/lib/core/next-internals'
import { tellOutcome } from '@/lib/http/page-outcome'
import { withRecordStatus } from './record-status'

const PATIENCE_MS = 150

/** As Next does: what packs the reply stands before it, the head and the first part go at once, the rest when the page is there. */
async function page(response: ServerResponse, work: () => Promise<void>): Promise<void> {
  const write = response.write.bind(response)
  response.write = (piece: string) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return write(piece.toUpperCase())
  }
  response.setHeader('content-type', 'text/html')
  response.flushHeaders()
  if (!response.write('begun ')) await once(response, 'drain')
  await work()
  response.write('then ')
  response.end('ended')
}

async function ask(target: string, find: () => Promise<void>, headers: Record<string, string> = {}) {
  const isFixed = (path: string) => path === '/admin/site/news'
  // Next looks for the record while the first part is on its way.
  const handle = withRecordStatus(
    async (_request, response) => {
      const found = find()
      await page(response, () => found)
    },
    isFixed,
    PATIENCE_MS,
  )
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`, {
      headers,
    })
    return [reply.status, await reply.text()]
  } finally {
    server.close()
  }
}

const after =
  (isThere: boolean, ms = 20) =>
  async () => {
    await sleep(ms)
    tellOutcome(isThere)
  }

it('a record that is not there is a 404, with the page that says so', async () => {
  expect(await ask('/admin/site/news/x', after(false))).toEqual([404, 'BEGUN THEN ended'])
  expect(await ask('/area-clienti/xyz', after(false, 0))).toEqual([404, 'BEGUN THEN ended'])
})

it('one that is there begins as soon as it is found', async () => {
  expect(await ask('/admin/site/news/x', after(true))).toEqual([200, 'BEGUN THEN ended'])
})

it('nobody waits for a slow one, nor for a page that says nothing', async () => {
  expect(await ask('/admin/site/news/x', after(false, 3 * PATIENCE_MS))).toEqual([200, 'BEGUN THEN ended'])
  expect(await ask('/admin/site/news/x', async () => undefined)).toEqual([200, 'BEGUN THEN ended'])
})

it('what the router asks for, a list and the pages before the sign-in are left alone', async () => {
  expect(await ask('/admin/site/news/x', after(false), { [RSC]: '1' })).toEqual([200, 'BEGUN THEN ended'])
  for (const path of ['/admin/site/news', '/admin/login', '/mutui', '/v2/news/x'])
    expect(await ask(path, after(false))).toEqual([200, 'BEGUN THEN ended'])
})
