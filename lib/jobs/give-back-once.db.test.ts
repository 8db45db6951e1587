import pg from 'pg'
import { env } from '@/lib/core/env'
import { giveBackOnce } from './give-back-once'

it('takes a connection back once, however often it is given back', async () => {
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 1 })
  giveBackOnce(pool)
  try {
    await new Promise<void>((resolve, reject) =>
      pool.connect((error, _client, giveBack) => {
        if (error) return reject(error)
        giveBack()
        giveBack()
        resolve()
      }),
    )
    const lent = await pool.connect()
    lent.release()
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0])
  } finally {
    await pool.end()
  }
})
