import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, startPostgres, UNSAFE_BUT_FAST } from '../embedded/postgres'
import { migrate } from '../migrate'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { CASES } from './volumes'

const MONTHS = 60
/** Entries of one object. */
const EACH = 5
const ENTRIES = EACH * CASES
const ROUNDS = 400
const WARM_UP = 50
/** What takes seconds is not asked so often. */
const LONGEST_MS = 20_000
const FLAGS = [...UNSAFE_BUT_FAST, '-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB']

/**
 * The history as it is, one table, beside the same rows in a partition a month: what the product asks of it, what a change costs, and
 * what it takes to let a month go (docs/decisions/026-many-machines.md).
 */
export const MONTHS_BENCH: Section = {
  name: 'months',
  title: `History in one table and by month, ${ENTRIES.toLocaleString('en')} entries of ${MONTHS} months`,
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-months-'))
    const server = await startPostgres({ folder, flags: FLAGS })
    try {
      await ensureDatabase(server.adminUrl, 'months')
      await migrate(server.urlOf('months'))
      const client = new pg.Client({ connectionString: server.urlOf('months') })
      await client.connect()
      return await compare(client).finally(() => client.end())
    } finally {
      await server.stop()
      for (const place of [folder, reachable(folder)]) rmSync(place, { recursive: true, force: true })
    }
  },
}

const ONE = 'commits'
const SPLIT = 'commits_by_month'

async function compare(client: pg.Client): Promise<Row[]> {
  await fill(client)
  const rows: Row[] = []
  for (const question of QUESTIONS) {
    const one = await timesOf(client, ONE, question)
    const split = await timesOf(client, SPLIT, question)
    rows.push({ what: question.what, measured: `${told(one)}; by month ${told(split)}` })
  }
  const [one, split] = [await sizeOf(client, ONE), await sizeOf(client, SPLIT)]
  rows.push({ what: 'on the disk, with its indexes', measured: `${one}; by month ${split}` })
  rows.push({
    what: 'the oldest month goes',
    measured: `${await lasting(() => deleteMonth(client))} in portions of 5,000; by month ${await lasting(() => client.query(`DROP TABLE ${SPLIT}_0`))}`,
  })
  return rows
}

/** Half of the entries are of a few kinds of record, as in an office's history; five tell of each object, months apart. */
async function fill(client: pg.Client): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = '${ONE}' AND indexdef NOT LIKE '%UNIQUE%'`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`)
  await client.query(
    `INSERT INTO ${ONE} (id, action, model, ref, label, info, actor_role, actor_id, created_at)
     SELECT gen_random_uuid(), (ARRAY['create', 'edit', 'edit', 'edit', 'delete'])[1 + n % 5]::commit_action,
       (ARRAY['PRATICA', 'CLIENTE', 'LEAD', 'TICKET', 'AGENTE', 'PREVENTIVO'])[1 + n % 6],
       md5((n % $2)::text)::uuid,
       (ARRAY['Rossi', 'Bianchi', 'Ferrari', 'Esposito', 'Romano', 'Colombo'])[1 + n % 6] || ' ' || (n % $2),
       jsonb_build_object('changes', jsonb_build_array(jsonb_build_object('field', 'stato', 'before', n % 7, 'after', n % 8)), 'data', jsonb_build_object('importo', n, 'nota', repeat('x', 200))),
       'agent', md5((n % 400)::text || 'agent')::uuid,
       date_trunc('month', now()) - interval '${MONTHS - 1} months' + (n::float / $1) * interval '${MONTHS - 1} months'
     FROM generate_series(0, $1 - 1) n`,
    [ENTRIES, Math.max(1, Math.round(ENTRIES / EACH))],
  )
  await client.query(`CREATE TABLE ${SPLIT} (LIKE ${ONE} INCLUDING DEFAULTS) PARTITION BY RANGE (created_at)`)
  for (let month = 0; month <= MONTHS; month += 1) {
    const start = `date_trunc('month', now()) - interval '${MONTHS - 1 - month} months'`
    const { rows } = await client.query<{ from: string; to: string }>(
      `SELECT (${start})::text AS from, (${start} + interval '1 month')::text AS to`,
    )
    const [{ from, to } = { from: '', to: '' }] = rows
    await client.query(
      `CREATE TABLE ${SPLIT}_${month} PARTITION OF ${SPLIT} FOR VALUES FROM ('${from}') TO ('${to}')`,
    )
  }
  await client.query(`INSERT INTO ${SPLIT} SELECT * FROM ${ONE}`)
  await client.query(`ALTER TABLE ${SPLIT} ADD PRIMARY KEY (id, created_at)`)
  for (const { name, made } of indexes) {
    await client.query(made)
    await client.query(
      made
        .replace(`"${name}"`, name)
        .replace(`INDEX ${name}`, `INDEX ${name}_by_month`)
        .replace(`public.${ONE} `, `${SPLIT} `),
    )
  }
  await client.query(`VACUUM ANALYZE ${ONE}`)
  await client.query(`VACUUM ANALYZE ${SPLIT}`)
}

type Question = { what: string; sql: (table: string) => string; values: (one: Sample) => unknown[] }
/** An entry that there is. */
type Sample = { id: string; ref: string; actor: string; at: Date; label: string }

const LAST = 'ORDER BY created_at DESC, id DESC LIMIT'

const QUESTIONS: Question[] = [
  {
    what: 'history of a record',
    sql: (table) => `SELECT * FROM ${table} WHERE ref = $1 ${LAST} 500`,
    values: ({ ref }) => [ref],
  },
  {
    what: 'one entry, by its address',
    sql: (table) => `SELECT * FROM ${table} WHERE id = $1`,
    values: ({ id }) => [id],
  },
  {
    what: 'the entry before it, of the same record',
    sql: (table) => `SELECT * FROM ${table} WHERE ref = $1 AND (created_at, id) < ($2, $3::uuid) ${LAST} 1`,
    values: ({ ref, at, id }) => [ref, at, id],
  },
  { what: 'the feed, first page', sql: (table) => `SELECT * FROM ${table} ${LAST} 51`, values: () => [] },
  {
    what: 'the feed, anywhere',
    sql: (table) => `SELECT * FROM ${table} WHERE (created_at, id) < ($1, $2::uuid) ${LAST} 51`,
    values: ({ at, id }) => [at, id],
  },
  {
    what: 'the feed of one person',
    sql: (table) => `SELECT * FROM ${table} WHERE actor_id = $1 ${LAST} 51`,
    values: ({ actor }) => [actor],
  },
  {
    what: 'an object, by a part of its name',
    sql: (table) => `SELECT * FROM ${table} WHERE label ILIKE $1 ${LAST} 300`,
    values: ({ label }) => [`%${label}%`],
  },
  {
    what: 'a change written',
    sql: (table) =>
      `INSERT INTO ${table} (id, action, model, ref, label, info, created_at) VALUES (gen_random_uuid(), 'edit', 'PRATICA', $1, $2, '{"changes": []}', now())`,
    values: ({ ref, label }) => [ref, label],
  },
]

async function timesOf(client: pg.Client, table: string, { sql, values }: Question): Promise<number[]> {
  const { rows } = await client.query<Sample>(
    `SELECT id, ref, actor_id AS actor, created_at AS at, label FROM ${ONE}
     WHERE id > (SELECT gen_random_uuid()) AND actor_id IS NOT NULL ORDER BY id LIMIT ${ROUNDS + WARM_UP}`,
  )
  const times: number[] = []
  const until = performance.now() + LONGEST_MS
  for (const [index, one] of rows.entries()) {
    if (times.length > 0 && performance.now() > until) break
    const startedAt = performance.now()
    // Planned each time, as Prisma has it.
    await client.query(sql(table), values(one))
    const ms = performance.now() - startedAt
    if (index >= WARM_UP || ms > LONGEST_MS / WARM_UP) times.push(ms)
  }
  return times
}

const told = (times: number[]) =>
  `${percentile(times, 0.5).toFixed(2)}/${percentile(times, 0.95).toFixed(2)} ms`

async function sizeOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class
     WHERE oid = '${table}'::regclass OR oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = '${table}'::regclass)`,
  )
  return `${(Number(rows[0]?.bytes) / 2 ** 30).toFixed(2)} GB`
}

async function deleteMonth(client: pg.Client): Promise<void> {
  await client.query(`ALTER TABLE ${ONE} DISABLE TRIGGER append_only`)
  const before = `date_trunc('month', now()) - interval '${MONTHS - 2} months'`
  const portion = `DELETE FROM ${ONE} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${ONE} WHERE created_at < ${before} LIMIT 5000))`
  while ((await client.query(portion)).rowCount);
}

async function lasting(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  return ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(1)} s`
}
