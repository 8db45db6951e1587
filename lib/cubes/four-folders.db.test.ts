import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import { differentCubes, QUEUES } from './jobs'
import { newWorld, step } from './testing'

const FOLDERS = 4
const STEPS = isLong ? 3_000 : 150
const PORTION = 5
/** Between the fold and its commit, so that some are killed there and others meet. */
const HELD_MS = 8
const KILL_EVERY_MS = 25

type Folder = { pid: number; isFolding: boolean }
type Told = { folded: number; killed: number; met: number }

/** A worker's process: when its connection is killed it comes back with another one and goes on. */
async function fold(name: string, all: Folder[], told: Told, isOver: () => Promise<boolean>): Promise<void> {
  const rng = random(name)
  while (!(await isOver())) {
    const client = new pg.Client({ connectionString: env().DATABASE_URL })
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const self: Folder = { pid: rows[0]?.pid ?? 0, isFolding: false }
    all.push(self)
    const isKilled = new Promise<true>((resolve) => client.on('error', () => resolve(true)))
    try {
      while (!(await isOver())) await foldOne(client, rng.pick(QUEUES), self, { all, told })
    } catch (error) {
      // A connection that is gone says so by itself; whatever else fails is a fault.
      if (!(await Promise.race([isKilled, sleep(2_000, false)]))) throw error
      if (self.isFolding) told.killed += 1
    }
    all.splice(all.indexOf(self), 1)
    await client.end().catch(() => undefined)
  }
}

async function foldOne(
  client: pg.Client,
  queue: string,
  self: Folder,
  { all, told }: { all: Folder[]; told: Told },
): Promise<void> {
  await client.query('BEGIN')
  const { rows } = await client.query<{ n: string }>('SELECT cubes_fold($1, $2) AS n', [queue, PORTION])
  const n = Number(rows[0]?.n)
  self.isFolding = n > 0
  if (n > 0) {
    if (all.some((other) => other !== self && other.isFolding)) told.met += 1
    await sleep(HELD_MS)
  }
  await client.query('COMMIT')
  self.isFolding = false
  told.folded += n
}

async function waiting(): Promise<number> {
  const counts = QUEUES.map((queue) => `(SELECT count(*) FROM ${queue})`).join(' + ')
  const { rows } = await pool().query<{ n: string }>(`SELECT ${counts} AS n`)
  return Number(rows[0]?.n)
}

it('four folders at once, killed again and again among writes, lose nothing and add nothing twice', async () => {
  const told: Told = { folded: 0, killed: 0, met: 0 }
  const all: Folder[] = []
  let isWritten = false
  const isOver = async () => isWritten && (await waiting()) === 0
  const folders = Array.from({ length: FOLDERS }, (_, at) => fold(`folder ${at}`, all, told, isOver))
  const rng = random('killer')
  const killing = (async () => {
    while (!isWritten) {
      await sleep(KILL_EVERY_MS)
      const folding = all.filter(({ isFolding }) => isFolding)
      if (folding.length > 0) await pool().query('SELECT pg_terminate_backend($1)', [rng.pick(folding).pid])
    }
  })()
  const world = await newWorld(random('world'))
  for (let n = 0; n < STEPS; n += 1) await step(world)
  isWritten = true
  await Promise.all([...folders, killing])
  expect(told.folded).toBeGreaterThan(STEPS)
  expect(told.killed).toBeGreaterThan(5)
  expect(told.met).toBeGreaterThan(5)
  expect(await waiting()).toBe(0)
  expect(await differentCubes()).toEqual([])
})
