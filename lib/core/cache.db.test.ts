import { until } from '@/lib/testing/until'
import { listenTags } from '../serving/pages/tag-listener'
import { invalidateTags } from './cache'
import { db, pool, withTransaction } from './db'
import { env } from './env'

describe('cache tags between processes', () => {
  const heard: string[][] = []
  let gaps = 0
  const listener = () =>
    listenTags(env().DATABASE_URL, {
      onTags: (tags) => heard.push(tags),
      onGap: () => {
        gaps += 1
      },
    })
  let current: ReturnType<typeof listener>

  beforeAll(async () => {
    current = listener()
    await until(() => current.isUp())
  })
  beforeEach(() => {
    heard.length = 0
  })
  afterAll(() => current.close())

  it('are told when the transaction commits, together and each once', async () => {
    await withTransaction(async (tx) => {
      await invalidateTags(tx, ['home', 'news'])
      await invalidateTags(tx, ['home'])
      expect(heard).toEqual([])
    })
    await until(() => heard.length > 0)
    expect(heard).toEqual([['home', 'news']])
  })

  it('are not told when it does not commit', async () => {
    const failing = withTransaction(async (tx) => {
      await invalidateTags(tx, ['home'])
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await db().$executeRaw`SELECT pg_notify('cache_tags', 'after')`
    await until(() => heard.length > 0)
    expect(heard).toEqual([['after']])
  })

  it('come back after the connection is lost, with word of the gap', async () => {
    await pool().query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    )
    await until(() => gaps > 0)
    expect(gaps).toBe(1)
    await withTransaction((tx) => invalidateTags(tx, ['again']))
    await until(() => heard.length > 0)
    expect(heard).toEqual([['again']])
  })
})
