import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { QUEUES } from '@/lib/cubes/jobs'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { type Volume, withVolumes } from './volumes'

const DELTAS = 10_000
const FOLD_MS = 1_000
/** Writers at once, and how long each turn of them lasts; turns with and without folding follow each other. */
const WRITERS = 4
const TURN_MS = 4_000
const TURNS = 6
/** Sixty times as often as the clock does. */
const FOLD_EVERY_MS = 1_000
const WRITER_RATIO = 1.1
const ROUNDS = 200
const READ_RATIO = 1.5

/** Folding, writing while it folds, and reading the cubes of few and of many cases. */
export const CUBES_BENCH: Section = {
  name: 'cubes',
  title: 'Cubes at 1,000,000 cases',
  run: () =>
    withVolumes(async ([few, many]) => {
      const rows = await sizes(many)
      // Before the queues of one of them have been filled and emptied.
      for (const [what, sql] of Object.entries(READS)) rows.push(await reading(what, sql, few, many))
      return [...rows, ...(await folding(many)), ...(await writing(many))]
    }, NO_HISTORY),
}

/** Cubes know nothing of the history: it need not be made. */
const NO_HISTORY = 0

async function connected<T>({ url }: Volume, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const fold = async (client: pg.Client) => {
  for (const queue of QUEUES) await client.query('SELECT cubes_fold($1)', [queue])
}

/** Ten thousand rows in one queue: cases sent on for the facts, half as many touched for the stock, which has two rows of each. */
const FILLED: readonly (readonly [queue: string, sql: string])[] = [
  [
    'delta_fatti',
    `UPDATE pratiche SET stato = CASE stato WHEN 'respinta' THEN 'ritirata'::stato_pratica ELSE 'respinta' END, stato_dal = now()
     WHERE id IN (SELECT id FROM pratiche WHERE stato IN ('respinta', 'ritirata') ORDER BY codice LIMIT ${DELTAS})`,
  ],
  [
    'delta_stock',
    `UPDATE pratiche SET importo_richiesto = importo_richiesto + 100
     WHERE id IN (SELECT id FROM pratiche ORDER BY right(codice, 3), id LIMIT ${DELTAS / 2})`,
  ],
]

async function sizes(volume: Volume): Promise<Row[]> {
  return connected(volume, async (client) => {
    const { rows } = await client.query(`SELECT (SELECT count(*) FROM pratica_fatti)::int AS facts,
      (SELECT count(*) FROM cubo_agente)::int AS agents, (SELECT count(*) FROM cubo_giorno_agente)::int AS days`)
    const number = (name: string) => rows[0][name].toLocaleString('en')
    const cells = `${number('agents')} in cubo_agente, ${number('days')} in cubo_giorno_agente`
    const took = await timed(() => client.query('SELECT cubes_verify()'))
    return [
      { what: `cells of ${number('facts')} facts`, measured: cells },
      { what: 'comparing every cube with its live source', measured: `${(took / 1000).toFixed(1)} s` },
    ]
  })
}

async function folding(volume: Volume): Promise<Row[]> {
  return connected(volume, async (client) => {
    const rows: Row[] = []
    for (const [queue, sql] of FILLED) {
      await fold(client)
      await client.query(sql)
      const { rows: counted } = await client.query(`SELECT count(*)::int AS n FROM ${queue}`)
      const took = await timed(() => client.query('SELECT cubes_fold($1)', [queue]))
      rows.push({
        what: `folding ${counted[0].n.toLocaleString('en')} rows of ${queue}`,
        measured: `${Math.round(took)} ms`,
        goal: `≤ ${FOLD_MS} ms`,
        ok: took <= FOLD_MS,
      })
    }
    await fold(client)
    return rows
  })
}

/** One case sent on, in a transaction of its own. */
const STEP = `UPDATE pratiche SET stato = CASE stato WHEN 'respinta' THEN 'ritirata'::stato_pratica ELSE 'respinta' END, stato_dal = now()
  WHERE id = $1`

async function write(client: pg.Client, ids: string[], until: number, times: number[]): Promise<void> {
  while (performance.now() < until) times.push(await timed(() => client.query(STEP, [ids.pop()])))
}

async function writing(volume: Volume): Promise<Row[]> {
  return connected(volume, async (folder) => {
    const { rows } = await folder.query<{ id: string }>(
      `SELECT id FROM pratiche WHERE stato IN ('respinta', 'ritirata') ORDER BY right(codice, 4), id`,
    )
    const ids = rows.map(({ id }) => id)
    const times = { without: [] as number[], folding: [] as number[] }
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        const client = new pg.Client({ connectionString: volume.url })
        await client.connect()
        return client
      }),
    )
    for (let turn = -1; turn < TURNS; turn += 1) {
      for (const kind of ['without', 'folding'] as const) {
        const found: number[] = []
        const until = performance.now() + TURN_MS
        const work = writers.map((client) => write(client, ids, until, found))
        while (kind === 'folding' && performance.now() < until) {
          await fold(folder)
          await sleep(FOLD_EVERY_MS)
        }
        await Promise.all(work)
        if (turn >= 0) times[kind].push(...found)
        // Both begin with an empty queue.
        await fold(folder)
      }
    }
    await Promise.all(writers.map((client) => client.end()))
    const [without, with_] = [percentile(times.without, 0.95), percentile(times.folding, 0.95)]
    return [
      {
        what: `a case sent on by one of ${WRITERS} writers, without folding and while it is folded each second`,
        measured: `${without.toFixed(2)} → ${with_.toFixed(2)} ms (p95 of ${times.folding.length}), ${(with_ / without).toFixed(2)} ×`,
        goal: `≤ ${WRITER_RATIO} ×`,
        ok: with_ <= WRITER_RATIO * without,
      },
    ]
  })
}

const AGENT = `(SELECT agent_id FROM stock_agente WHERE agent_id <> nessuno() ORDER BY n DESC, agent_id LIMIT 1)`
const READS = {
  'the network by month': `SELECT mese, sum(liquidato - stornato) FROM cubo_rete_ora GROUP BY 1`,
  'all agents of a year': `SELECT agent_id, sum(liquidate), sum(liquidato - stornato) FROM cubo_agente_ora
    WHERE mese >= date_trunc('month', now() - interval '11 months')::date GROUP BY 1`,
  'an agent by month': `SELECT mese, sum(aperte), sum(liquidato - stornato) FROM cubo_agente_ora WHERE agent_id = ${AGENT} GROUP BY 1`,
  'an agent’s stock': `SELECT stato, sum(n), sum(importo) FROM stock_agente_ora WHERE agent_id = ${AGENT} GROUP BY 1`,
  'banks of a year': `SELECT bank_id, sum(inviate), sum(deliberate), sum(respinte) FROM cubo_banca_ora
    WHERE mese >= date_trunc('month', now() - interval '11 months')::date GROUP BY 1`,
}

async function reading(what: string, sql: string, few: Volume, many: Volume): Promise<Row> {
  const times = { few: [] as number[], many: [] as number[] }
  await connected(few, (small) =>
    connected(many, async (large) => {
      for (let round = -20; round < ROUNDS; round += 1) {
        const pair = [await timed(() => small.query(sql)), await timed(() => large.query(sql))] as const
        if (round < 0) continue
        times.few.push(pair[0])
        times.many.push(pair[1])
      }
    }),
  )
  const [small, large] = [percentile(times.few, 0.95), percentile(times.many, 0.95)]
  return {
    what: `${what}: at 10,000 and at 1,000,000 cases`,
    measured: `${small.toFixed(2)} → ${large.toFixed(2)} ms (p95), ${(large / small).toFixed(2)} ×`,
    goal: `≤ ${READ_RATIO} ×`,
    ok: large <= READ_RATIO * small,
  }
}
