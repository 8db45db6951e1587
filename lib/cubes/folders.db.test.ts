import pg from 'pg'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { differentCubes, foldCubes, QUEUES } from './jobs'

const FOLDERS = 4
const KILLS = 12
const ROUNDS = 6
/** Rows of one fold: few, so that folds are many and are killed in the middle. */
const PORTION = 3

/** A worker that folds one queue after the other until there is nothing to do, and is begun again when it is killed. */
class Folder {
  deaths = 0
  private pid = 0

  async foldUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const client = new pg.Client({ connectionString: env().DATABASE_URL })
      client.on('error', () => undefined)
      await client.connect()
      try {
        this.pid = Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid)
        while (!isOver())
          for (const queue of QUEUES) await client.query('SELECT cubes_fold($1, $2)', [queue, PORTION])
      } catch {
        this.deaths += 1
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }

  kill(): Promise<unknown> {
    return pool().query('SELECT pg_terminate_backend($1)', [this.pid])
  }
}

async function waiting(): Promise<number> {
  const counts = QUEUES.map((queue) => `(SELECT count(*) FROM ${queue})`).join(' + ')
  const { rows } = await pool().query<{ n: string }>(`SELECT ${counts} AS n`)
  return Number(rows[0]?.n)
}

it('loses and doubles nothing: four folders at once, killed in the middle, while cases move', async () => {
  const agents = await Promise.all([buildAgent(), buildAgent(), buildAgent()])
  const cases = await Promise.all(
    Array.from({ length: 12 }, (_, i) => buildPratica({ agentId: agents[i % agents.length]?.id })),
  )
  let isOver = false
  const folders = Array.from({ length: FOLDERS }, () => new Folder())
  const folding = folders.map((folder) => folder.foldUntil(() => isOver))
  const killing = (async () => {
    for (let i = 0; i < KILLS || !folders.some(({ deaths }) => deaths); i += 1) {
      await folders[i % FOLDERS]?.kill()
      await pool().query('SELECT pg_sleep(0.05)')
    }
  })()
  for (let round = 0; round < ROUNDS; round += 1) {
    const agentId = agents[round % agents.length]?.id
    const stato = round % 2 ? ('bozza' as const) : ('raccolta_documenti' as const)
    await Promise.all(cases.map(({ id }) => db().pratica.update({ where: { id }, data: { agentId, stato } })))
  }
  await killing
  isOver = true
  await Promise.all(folding)
  expect(folders.some(({ deaths }) => deaths > 0)).toBe(true)
  expect(await differentCubes()).toEqual([])
  await foldCubes()
  expect(await waiting()).toBe(0)
  expect(await differentCubes()).toEqual([])
})
