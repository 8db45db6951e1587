import pg from 'pg'
import { monthOf } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { EXPECTED } from '@/lib/testing/world-steps'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import { erogatoNetto } from './figures'
import { differentCubes, foldCubes, foldQueue, QUEUES, verifyCubes } from './jobs'
import { readCube } from './read'
import { expectations, newWorld, step, type World } from './testing'

const OPERATIONS = isLong ? 10_000 : 120
const LOOK_EVERY = isLong ? 500 : 50

async function waiting(): Promise<number> {
  const counts = QUEUES.map((queue) => `(SELECT count(*) FROM ${queue})`).join(' + ')
  const { rows } = await pool().query<{ n: string }>(`SELECT ${counts} AS n`)
  return Number(rows[0]?.n)
}

/** A fold whose process is killed: the database finds the connection gone in the middle of it. */
async function killedWorker(queue: string): Promise<void> {
  const worker = new pg.Client({ connectionString: env().DATABASE_URL })
  worker.on('error', () => undefined)
  await worker.connect()
  await worker.query('BEGIN')
  await worker.query('SELECT cubes_fold($1)', [queue])
  const { rows } = await worker.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await pool().query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid])
  await worker.end().catch(() => undefined)
}

/** A fold that dies before its transaction ends. */
async function killedFold(queue: string): Promise<void> {
  const client = await pool().connect()
  await client.query('BEGIN')
  await client.query('SELECT cubes_fold($1)', [queue])
  await client.query('ROLLBACK')
  client.release()
}

async function maybeFold({ rng }: World): Promise<void> {
  const queue = rng.pick(QUEUES)
  if (rng.chance(0.05)) await killedFold(queue)
  if (rng.chance(0.03)) await killedWorker(queue)
  if (rng.chance(0.05)) await foldQueue(queue, rng.int(1, 40))
  if (rng.chance(0.02)) await Promise.all([foldCubes(), foldCubes()])
}

const PAYMENTS = ['liquidate', 'liquidato', 'stornate', 'stornato'] as const
const OF_PURPOSES = [...PAYMENTS, 'aperte', 'richiesto', 'respinte', 'ritirate'] as const

const picked = <K extends string>(row: Record<K, number> | undefined, names: readonly K[]) =>
  names.map((name) => row?.[name])

/** What several cubes say, they say alike. A payment always has a bank. */
async function expectSame(
  all: Record<(typeof OF_PURPOSES)[number], number>,
  rows: { cases: number; open: number },
): Promise<void> {
  const [purposes] = await readCube('cubo_finalita', { reader: null })
  const [banks] = await readCube('cubo_banca', { reader: null })
  const [refused] = await readCube('cubo_passaggi', { reader: null, where: { a: 'respinta' } })
  const [paid] = await readCube('cubo_passaggi', { reader: null, where: { a: 'liquidata' } })
  const [byDay] = await readCube('cubo_giorno_finalita', { reader: null })
  expect(byDay).toEqual(purposes)
  const cohorts = await readCube('cubo_coorte', { reader: null, by: ['esito'] })
  expect(picked(purposes, OF_PURPOSES)).toEqual(picked(all, OF_PURPOSES))
  expect(picked(banks, PAYMENTS)).toEqual(picked(all, PAYMENTS))
  expect([refused?.n, paid?.n]).toEqual([all.respinte, all.liquidate])
  expect(cohorts.find(({ esito }) => esito === 'aperta')?.n).toBe(rows.open)
  expect(cohorts.reduce((sum, { n }) => sum + n, 0)).toBe(rows.cases)
  const paidOut = cohorts.find(({ esito }) => esito === 'liquidata')?.n ?? 0
  expect(await readCube('cubo_coorte_agente_mese', { reader: null })).toEqual([
    { n: rows.cases, liquidate: paidOut },
  ])
}

/** What the rows of forecasts and of snapshots come to, by the columns that people write. */
const FORECAST_ROWS = `SELECT count(*) FILTER (WHERE stato = 'aperta')::int AS aperte,
  coalesce(sum(importo) FILTER (WHERE stato = 'aperta'), 0)::float8 AS importo,
  coalesce(sum(div(importo * probabilita, 100)) FILTER (WHERE stato = 'aperta'), 0)::float8 AS ponderato,
  count(*) FILTER (WHERE stato = 'realizzata')::int AS realizzate, count(*) FILTER (WHERE stato = 'persa')::int AS perse
  FROM predictions`
const PHOTO_ROWS =
  'SELECT coalesce(sum(n), 0)::int AS n, coalesce(sum(ponderato), 0)::float8 AS ponderato FROM prediction_foto'

const REQUEST_ROWS = `SELECT agent_id::text AS "agentId", to_char(created_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS giorno,
  count(*)::int AS n FROM leads WHERE agent_id IS NOT NULL GROUP BY agent_id, 2 ORDER BY agent_id, 2`

async function expectForecasts(): Promise<void> {
  const { rows } =
    await pool().query<Record<'aperte' | 'importo' | 'ponderato' | 'realizzate', number>>(FORECAST_ROWS)
  const [{ aperte, importo, ponderato } = { aperte: 0, importo: 0, ponderato: 0 }] = rows
  expect(await readCube('stock_previsioni_agente', { reader: null })).toEqual(rows)
  for (const cube of ['stock_previsioni_banca', 'stock_previsioni'] as const)
    expect(await readCube(cube, { reader: null })).toEqual([{ aperte, importo, ponderato }])
  const photos = (await pool().query(PHOTO_ROWS)).rows
  for (const cube of ['foto_agente', 'foto_banca'] as const)
    expect(await readCube(cube, { reader: null })).toEqual(photos)
}

/** The cubes as read now, beside what the rows say. */
async function expectExact(world: World): Promise<void> {
  expect(await differentCubes()).toEqual([])
  await expectForecasts()
  const rows = await expectations(world)
  const [all] = await readCube('cubo_agente', { reader: null })
  const [network] = await readCube('cubo_rete', { reader: null })
  const [leads] = await readCube('cubo_lead', { reader: null })
  if (!all || !network || !leads) throw new Error('a cube without a sum')
  expect(network).toEqual(all)
  expect(await readCube('cubo_agente_mese', { reader: null })).toEqual([all])
  const { rows: ofAgents } = await pool().query(REQUEST_ROWS)
  const requests = await readCube('stock_richieste', { reader: null, by: ['agentId', 'giorno'] })
  expect(requests.filter(({ n }) => n !== 0)).toEqual(ofAgents)
  // What was opened is open still, or has ended, once more than it was reopened.
  expect(all.aperte).toBe(rows.cases)
  expect(all.aperte - all.liquidate - all.respinte - all.ritirate + all.riaperte).toBe(rows.open)
  expect(all.lordo).toBe(rows.lordo)
  const agents = await readCube('cubo_agente', { reader: null, by: ['agentId'] })
  for (const row of agents)
    expect([row.agentId, erogatoNetto(row)]).toEqual([
      row.agentId,
      rows.netByAgent.get(row.agentId ?? '') ?? 0,
    ])
  await expectSame(all, rows)
  expect([leads.nuovi, leads.assegnati, leads.persi]).toEqual([rows.leads, rows.assigned, rows.lost])
  const stock = await readCube('stock_agente', { reader: null, where: { stato: ['liquidata'] } })
  expect(stock[0]?.n).toBe(all.liquidate - all.stornate)
}

describe('cubes', () => {
  it(`are what the rows say after ${OPERATIONS} random operations, folded, half folded or killed`, async () => {
    const world = await newWorld(random(process.env.TEST_SEED ?? 'cubi'))
    for (let done = 1; done <= OPERATIONS; done += 1) {
      await (world.rng.chance(0.25) ? world.rng.pick(EXPECTED) : step)(world)
      await maybeFold(world)
      if (done % LOOK_EVERY === 0) await expectExact(world)
    }
    await foldCubes()
    expect(await waiting()).toBe(0)
    await expectExact(world)
    const month = monthOf(new Date())
    const [now] = await readCube('cubo_agente', { reader: null, from: month, to: month })
    expect(now?.stornate).toBeGreaterThan(0)
    const before = await readCube('cubo_agente', { reader: null, by: ['mese', 'agentId', 'product'] })
    await pool().query('SELECT cubes_rebuild()')
    await verifyCubes()
    const filled = (row: object) =>
      Object.values(row).some((value) => typeof value === 'number' && value !== 0)
    expect(await readCube('cubo_agente', { reader: null, by: ['mese', 'agentId', 'product'] })).toEqual(
      before.filter(filled),
    )
    expect(await differentCubes()).toEqual([])
  }, 7_200_000)

  it('that were written past the triggers are found', async () => {
    await pool().query(
      'UPDATE cubo_rete SET aperte = aperte + 1 WHERE ctid = (SELECT ctid FROM cubo_rete LIMIT 1)',
    )
    expect(await differentCubes()).toEqual([{ cubo: 'cubo_rete', celle: 1 }])
    await pool().query('SELECT cubes_rebuild()')
    expect(await differentCubes()).toEqual([])
  })
})
