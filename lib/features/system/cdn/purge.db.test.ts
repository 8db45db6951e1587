import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { invalidateTags } from '@/lib/core/cache'
import { pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker, type Worker } from '@/lib/jobs/worker'
import { purgeMissed } from '@/lib/serving/pages/edge-purges'
import { until } from '@/lib/testing/until'
import { cdnFigures } from './figures'
import { purgeCdn } from './purge'

type Asked = { method: string; url: string; key: string; permit: string; tags: string[] }

const asked: Asked[] = []
let answer: { status: number; body: string }
let cdn: Server
let worker: Worker | undefined

const address = () => `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`
const set = (given: Record<string, string | undefined>) => Object.assign(env(), given)
const change = (...tags: string[]) => withTransaction((tx) => invalidateTags(tx, tags))
const rows = async () =>
  (await pool().query('SELECT tag, again, attempts, error FROM cdn_purges ORDER BY id')).rows
const makeDue = () => pool().query('UPDATE cdn_purges SET due_at = now()')
const jobs = async (key: string | null = null) => {
  const where = "task_identifier = 'cdn.purge' AND ($1::text IS NULL OR key = $1)"
  return (await pool().query(`SELECT run_at FROM graphile_worker.jobs WHERE ${where}`, [key])).rows
}

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  cdn = createServer(async (request, reply) => {
    const { tags } = JSON.parse(await text(request)) as { tags: string[] }
    const { headers, method = '', url = '' } = request
    const key = String(headers['surrogate-key'] ?? headers['cache-tag'] ?? '')
    const permit = String(headers.authorization ?? headers['fastly-key'] ?? '')
    asked.push({ method, url, key, permit, tags })
    reply.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  asked.length = 0
  answer = { status: 200, body: '{"status":"ok"}' }
  set({ CDN_PURGE_URL: `${address()}/purge`, CDN_PURGE_METHOD: 'POST', CDN_KEY_HEADER: 'Surrogate-Key' })
  set({ CDN_PURGE_TOKEN: undefined, CDN_PURGE_TOKEN_HEADER: 'Authorization' })
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  set({ CDN_PURGE_URL: undefined })
  await pool().query('DELETE FROM cdn_purges')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(() => cdn.close())

describe('a change of content', () => {
  it('is told to the CDN at once after its commit, and once more later', async () => {
    worker = await startWorker()
    const startedAt = Date.now()
    await change('news', 'rows:news')
    // Some seconds before it is said once more, on a machine that does other things, too.
    await until(() => asked.length === 1, 5_000)
    expect(asked).toEqual([{ method: 'POST', url: '/purge', key: 'news', permit: '', tags: ['news'] }])
    await until(async () => (await rows()).length === 0, 15_000)
    expect(asked).toHaveLength(2)
    expect(Date.now() - startedAt).toBeGreaterThan(7_000)
  }, 30_000)

  it('that is not committed is told to nobody', async () => {
    const undone = withTransaction(async (tx) => {
      await invalidateTags(tx, ['news'])
      throw new Error('annullato')
    })
    await expect(undone).rejects.toThrow('annullato')
    expect([await rows(), await jobs()]).toEqual([[], []])
  })

  it('is one job however often its transaction says so, and nothing where no CDN is told', async () => {
    await withTransaction(async (tx) => {
      await invalidateTags(tx, ['news'])
      await invalidateTags(tx, ['faqs', 'offers'])
    })
    expect([(await rows()).length, (await jobs()).length]).toEqual([3, 1])
    set({ CDN_PURGE_URL: undefined })
    await change('news')
    expect((await rows()).length).toBe(3)
  })

  it('makes none wait for another that also has pages forgotten', async () => {
    await withTransaction(async (tx) => {
      await invalidateTags(tx, ['news'])
      await change('news')
    })
    expect((await rows()).length).toBe(2)
  })

  it('that comes with others is told with them, each tag once', async () => {
    for (let n = 0; n < 70; n += 1) await change('news', `voti:${n}`)
    await Promise.all([purgeCdn(1), purgeCdn(1), purgeCdn(1)])
    expect(asked.map(({ tags }) => tags.length)).toEqual([30, 30, 11])
    expect(new Set(asked.flatMap(({ tags }) => tags)).size).toBe(71)
  })
})

describe('what is asked', () => {
  const say = async (given: Record<string, string>) => {
    set(given)
    await change('news', 'faqs')
    await purgeCdn(1)
    return asked
  }

  it('is what Fastly reads', async () => {
    const given = { CDN_PURGE_TOKEN: 'gettone', CDN_PURGE_TOKEN_HEADER: 'Fastly-Key' }
    expect(await say(given)).toMatchObject([{ method: 'POST', key: 'news faqs', permit: 'gettone' }])
  })

  it('is what Cloudflare reads', async () => {
    const given = { CDN_PURGE_TOKEN: 'gettone', CDN_KEY_HEADER: 'Cache-Tag' }
    expect(await say(given)).toMatchObject([{ tags: ['news', 'faqs'], permit: 'Bearer gettone' }])
  })

  it('is what a rule of Varnish may read, in the address too', async () => {
    const given = { CDN_PURGE_METHOD: 'PURGE', CDN_PURGE_URL: `${address()}/tags/{tags}` }
    expect(await say(given)).toMatchObject([{ method: 'PURGE', url: '/tags/news%2Cfaqs', key: 'news faqs' }])
  })
})

describe('a CDN that does not do it', () => {
  it.each([
    [403, '', 'La CDN rifiuta il permesso (403): controlla CDN_PURGE_TOKEN e CDN_PURGE_TOKEN_HEADER.'],
    [429, '', 'La CDN riceve troppe richieste (429): si riprova più tardi.'],
    [503, '', 'La CDN ha un guasto (503): si riprova più tardi.'],
    [
      302,
      '',
      'La CDN non capisce la richiesta (302): controlla CDN_PURGE_URL, CDN_PURGE_METHOD e CDN_KEY_HEADER.',
    ],
    [
      200,
      '{ "success": false }',
      'La CDN non capisce la richiesta (200): controlla CDN_PURGE_URL, CDN_PURGE_METHOD e CDN_KEY_HEADER.',
    ],
  ])('and answers %i %s is tried again, and why is said', async (status, body, error) => {
    answer = { status, body }
    await change('news')
    const askedAt = Date.now()
    await purgeCdn(1)
    expect(await rows()).toEqual([{ tag: 'news', again: false, attempts: 1, error }])
    expect(await cdnFigures()).toMatchObject({ waiting: 1, error })
    // Beside it is the job of the change itself, which stands before it or behind.
    const [job] = await jobs('cdn.purge:next')
    expect(job.run_at.getTime()).toBeGreaterThan(askedAt + 500)
    answer = { status: 200, body: '' }
    await makeDue()
    await purgeCdn(1)
    expect(await rows()).toEqual([{ tag: 'news', again: true, attempts: 0, error: '' }])
    expect(await cdnFigures()).toMatchObject({ waiting: 0, error: '' })
  })

  it('or is not there is told when it is back, by a worker that has begun meanwhile', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    set({ CDN_PURGE_URL: `http://127.0.0.1:${(closed.address() as AddressInfo).port}` })
    await new Promise((resolve) => closed.close(resolve))
    await change('news')
    await purgeCdn(1)
    expect(await rows()).toMatchObject([
      { attempts: 1, error: 'Il server non risponde a questo indirizzo e a questa porta.' },
    ])
    set({ CDN_PURGE_URL: `${address()}/purge` })
    worker = await startWorker()
    await until(() => asked.length === 1, 10_000)
    expect(asked[0]).toMatchObject({ tags: ['news'] })
  }, 20_000)

  it('and was left by whoever told it is told by another, but not before', async () => {
    await change('news')
    await pool().query("UPDATE cdn_purges SET due_at = now() + interval '1 minute'")
    await purgeCdn(1)
    expect(asked).toEqual([])
    await makeDue()
    await purgeCdn(1)
    expect(asked).toHaveLength(1)
  })
})

it('is told again what changed while a server heard nothing, and no more', async () => {
  await change('news', 'rows:news')
  await pool().query('DELETE FROM cdn_purges')
  await pool().query("UPDATE content_changes SET at = now() - interval '10 minutes'")
  await change('faqs')
  await pool().query('DELETE FROM cdn_purges')
  await purgeMissed(env().DATABASE_URL, 1_000)
  expect((await rows()).map(({ tag }) => tag)).toEqual(['faqs'])
})
