import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { GET as ready } from '@/app/v2/health/ready/route'
import { GET as metrics } from '@/app/v2/metrics/route'
import { disconnect, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { hangUp } from '@/lib/mail/transport'

const from = (ip: string, token?: string) =>
  new Request('http://localhost:8000/v2/health/ready', {
    headers: { 'x-client-ip': ip, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
const told = async (request: Request) => {
  const response = await ready(request)
  return [response.status, Object.keys((await response.json()) as object)]
}
const ALL = ['status', 'version', 'database', 'storage', 'mail', 'queue', 'broker', 'oldestDueSeconds']

beforeAll(() => migrateJobs(env().DATABASE_URL))

it('tells the operator what it depends on, everybody else one word', async () => {
  expect(await told(from('203.0.113.7', env().INTERNAL_TOKEN))).toEqual([200, ALL])
  for (const stranger of [
    from('203.0.113.7'),
    from(''),
    // Of a proxy on the same machine that does not say for whom it asks.
    from('127.0.0.1'),
    from('::1'),
    from('203.0.113.7', 'undefined'),
    from('10.0.0.1', 'x'),
  ])
    expect(await told(stranger)).toEqual([200, ['status']])
})

it('says when to ask again while the database is away', async () => {
  const { DATABASE_URL } = process.env
  await disconnect()
  env().DATABASE_URL = 'postgresql://nessuno@127.0.0.1:9/nessuno'
  const response = await ready(from('203.0.113.7'))
  await disconnect()
  env().DATABASE_URL = String(DATABASE_URL)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

it('shows the figures to the operator alone', async () => {
  expect((await metrics(from('127.0.0.1'))).status).toBe(404)
  expect((await metrics(from('203.0.113.7', env().INTERNAL_TOKEN))).status).toBe(200)
  expect((await metrics(from('203.0.113.7', 'undefined'))).status).toBe(404)
})

it('calls the store up only where a write would work', async () => {
  const storage = async () => {
    const reply = await ready(from('203.0.113.7', env().INTERNAL_TOKEN))
    return ((await reply.json()) as { storage: string }).storage
  }
  expect(await storage()).toBe('up')
  // A store that is there, and refuses these keys.
  const refusing = createServer((asked, response) => {
    asked.resume()
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>')
  })
  await once(refusing.listen(0, '127.0.0.1'), 'listening')
  const { S3_ENDPOINT } = env()
  env().S3_ENDPOINT = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
  try {
    expect(await storage()).toBe('down')
  } finally {
    env().S3_ENDPOINT = S3_ENDPOINT
    refusing.close()
    refusing.closeAllConnections()
  }
})

it('calls the mail up only where somebody lets us in', async () => {
  const mail = async () => {
    const reply = await ready(from('203.0.113.7', env().INTERNAL_TOKEN))
    return ((await reply.json()) as { mail: string }).mail
  }
  const { SMTP_URL } = env()
  const refusing = createTcpServer((socket) => {
    socket.write('220 prova\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (line) => {
      const said = String(line)
      if (said.startsWith('EHLO')) socket.write('250-prova\r\n250 AUTH PLAIN LOGIN\r\n')
      else if (said.startsWith('AUTH')) socket.write('535 5.7.8 Authentication failed\r\n')
      else socket.end('221 bye\r\n')
    })
  })
  await once(refusing.listen(0, '127.0.0.1'), 'listening')
  const { port } = refusing.address() as AddressInfo
  try {
    env().SMTP_URL = `smtp://ada:sbagliata@127.0.0.1:${port}`
    expect(await mail()).toBe('down')
  } finally {
    env().SMTP_URL = SMTP_URL
    hangUp()
    refusing.close()
  }
})

describe('the queue', () => {
  const state = async () => {
    const { status, queue, oldestDueSeconds } = (await (
      await ready(from('127.0.0.1', env().INTERNAL_TOKEN))
    ).json()) as Record<string, unknown>
    return { status, queue, oldestDueSeconds }
  }
  const plant = (due: string, more = '') =>
    pool()
      .query(
        `WITH job AS (SELECT * FROM graphile_worker.add_job('jobs.prune', '{}'))
       SELECT id FROM job`,
      )
      .then(() =>
        pool().query(`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '${due}'${more}`),
      )
  afterEach(() => pool().query('DELETE FROM graphile_worker._private_jobs'))

  it('degrades what is ready after a minute that a job could have begun', async () => {
    expect(await state()).toMatchObject({ queue: 'up', oldestDueSeconds: 0 })
    await plant('50 seconds')
    expect(await state()).toMatchObject({ queue: 'up', oldestDueSeconds: 50 })
    await plant('70 seconds', ', attempts = 2')
    expect(await state()).toEqual({ status: 'degraded', queue: 'down', oldestDueSeconds: 70 })
  })

  it.each([
    ['is being done', ", locked_by = 'pool-x', locked_at = now()"],
    ['has no attempts left', ', attempts = max_attempts'],
  ])('does not wait for a job that %s', async (_why, more) => {
    await plant('1 hour', more)
    expect(await state()).toMatchObject({ queue: 'up', oldestDueSeconds: 0 })
  })
})
