import { db, pool } from '@/lib/core/db'
import { type Backfill, workBackfills } from './backfill'

const ROWS = 25
const NAME = 'prova_doppio'

beforeAll(() =>
  pool().query('CREATE TABLE prova (id int PRIMARY KEY, doppio int, volte int NOT NULL DEFAULT 0)'),
)
beforeEach(() =>
  pool().query(
    `TRUNCATE prova; INSERT INTO prova (id) SELECT * FROM generate_series(1, ${ROWS}); DELETE FROM backfills`,
  ),
)
afterAll(() => pool().query('DROP TABLE prova; DELETE FROM backfills'))

/** Ten rows a portion; `stop` is asked before each. */
const doubling = (stop: () => void = () => undefined): Backfill => ({
  name: NAME,
  total: async (tx) => {
    const [row] = await tx.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM prova`
    return row?.n ?? 0
  },
  portion: async (tx, after) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      UPDATE prova SET doppio = 2 * id, volte = volte + 1
      WHERE id IN (SELECT id FROM prova WHERE id > ${Number(after ?? 0)} ORDER BY id LIMIT 10) RETURNING id`
    stop()
    const last = Math.max(...rows.map(({ id }) => id))
    return { after: rows.length < 10 ? null : String(last), done: rows.length }
  },
})

const filled = async () =>
  (
    await pool().query<{ n: number; volte: number }>(
      'SELECT count(doppio)::int AS n, max(volte) AS volte FROM prova',
    )
  ).rows[0]
const row = () => db().backfill.findUnique({ where: { name: NAME } })

it('fills all rows once, says how far it is, and is never begun again', async () => {
  await workBackfills([doubling()])
  expect(await filled()).toEqual({ n: ROWS, volte: 1 })
  expect(await row()).toMatchObject({ done: ROWS, total: ROWS, endedAt: expect.any(Date) })
  await workBackfills([doubling()])
  expect(await filled()).toEqual({ n: ROWS, volte: 1 })
})

it('goes on where it was interrupted, and a portion that failed has left nothing', async () => {
  let portions = 0
  const failing = doubling(() => {
    portions += 1
    if (portions === 2) throw new Error('killed')
  })
  await expect(workBackfills([failing])).rejects.toThrow('killed')
  expect(await filled()).toEqual({ n: 10, volte: 1 })
  expect(await row()).toMatchObject({ cursor: '10', done: 10, endedAt: null })
  await workBackfills([doubling()])
  expect(await filled()).toEqual({ n: ROWS, volte: 1 })
})

it('stops when its time is over, and the next job goes on', async () => {
  await workBackfills([doubling()], 0)
  expect(await row()).toMatchObject({ done: 10, endedAt: null })
})

it('of two workers at once each row is filled by one', async () => {
  await Promise.all([workBackfills([doubling()]), workBackfills([doubling()])])
  await workBackfills([doubling()])
  expect(await filled()).toEqual({ n: ROWS, volte: 1 })
  expect(await row()).toMatchObject({ done: ROWS })
})
