import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { disconnect, pool } from '@/lib/core/db'
import { seed } from '@/prisma/seed/main'
import { migrate } from '../migrate'
import { migrationNames } from '../migrations/files'
import { FORMER } from '../migrations/former'
import { createDatabase, dropDatabase, urlOf } from '../test/cluster'
import { makeFormer } from '../test/databases'
import { itLong } from '../test/long'
import { backup } from './backup'
import { MANIFEST, type Manifest } from './manifest'
import { restore } from './restore'
import { openStore } from './store'
import { configured, type System } from './system'
import { objectsOf } from './verify'

const admin = process.env.TEST_DATABASE_ADMIN_URL ?? ''
const parent = mkdtempSync(path.join(tmpdir(), 'chiaravia-backups-'))
const made: string[] = []
let source: System
let archive: string

/** An empty machine: a database with nothing in it, and a bucket that is not there yet. */
async function emptySystem(): Promise<System> {
  const name = await createDatabase(admin, 'template1')
  made.push(name)
  return { ...source, databaseUrl: urlOf(admin, name), bucket: `restored-${randomBytes(4).toString('hex')}` }
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Of each table (but that of the backups, where one is noted when it is complete) its columns, number of rows and a hash over all of them; sequences, indexes, keys and triggers. */
async function fingerprint(url: string): Promise<Record<string, unknown>> {
  const tables = await ask<{ schema: string; name: string; columns: string }>(
    url,
    `SELECT n.nspname AS schema, c.relname AS name,
       string_agg(concat_ws(' ', a.attname, a.atttypid::regtype, a.attnotnull), ', ' ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')
       AND c.relname NOT IN ('migrations', 'backups') GROUP BY 1, 2`,
  )
  const found: Record<string, unknown> = {}
  for (const { schema, name, columns } of tables) {
    const [sum] = await ask(
      url,
      `SELECT count(*)::int AS rows, md5(string_agg(md5(t::text), ',' ORDER BY md5(t::text))) AS hash FROM "${schema}"."${name}" t`,
    )
    found[`${schema}.${name}`] = { columns, ...sum }
  }
  const list = (sql: string) => ask<{ v: string }>(url, sql).then((rows) => rows.map(({ v }) => v))
  const inSchema = "connamespace = 'public'::regnamespace"
  found.constraints = await list(
    `SELECT concat(conrelid::regclass, ' ', conname, ' ', pg_get_constraintdef(oid)) AS v FROM pg_constraint WHERE ${inSchema} ORDER BY 1`,
  )
  found.indexes = await list(`SELECT indexdef AS v FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`)
  found.triggers = await list(
    'SELECT concat(tgenabled, pg_get_triggerdef(oid)) AS v FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1',
  )
  found.enums = await list(
    'SELECT concat(enumtypid::regtype, enumlabel) AS v FROM pg_enum ORDER BY enumtypid::regtype::text, enumsortorder',
  )
  found.sequences = await list(
    'SELECT concat(schemaname, sequencename, last_value) AS v FROM pg_sequences ORDER BY 1',
  )
  return found
}

/** Every object of a bucket: its bytes and what stands beside them. */
async function contents(bucket: string): Promise<Record<string, { bytes: string; head: unknown }>> {
  const store = openStore(bucket)
  const found: Record<string, { bytes: string; head: unknown }> = {}
  for await (const keys of store.keys('empty')) {
    for (const key of keys) {
      const object = await store.read(key)
      if (object) found[key] = { bytes: (await buffer(object.body)).toString('hex'), head: object.head }
    }
  }
  store.close()
  return found
}

const copyOf = (name: string): string => {
  const folder = path.join(parent, name)
  cpSync(archive, folder, { recursive: true })
  return folder
}

function rewrite(folder: string, change: (manifest: Manifest) => Partial<Record<keyof Manifest, unknown>>) {
  const file = path.join(folder, MANIFEST)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  writeFileSync(file, JSON.stringify({ ...manifest, ...change(manifest) }))
}

const isUntouched = async ({ databaseUrl, bucket }: System) => {
  expect(await ask(databaseUrl, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([])
  expect(await contents(bucket)).toEqual({})
}

beforeAll(async () => {
  await seed({ scale: 0.01 })
  source = { ...configured(), bucket: `source-${randomBytes(4).toString('hex')}` }
  const store = openStore(source.bucket)
  await store.ensureBucket()
  for (const [key, bytes] of [
    ['uploads/2026-11/uno.pdf', randomBytes(300_000)],
    ['uploads/2026-11/due.pdf', randomBytes(10)],
    ['con spazi/è+?.txt', Buffer.from('ciao')],
    ['vuoto', Buffer.alloc(0)],
  ] as const) {
    const head = { ContentType: 'application/pdf', Metadata: { di: 'prova' } }
    await store.write(key, Readable.from([bytes]), bytes.length, head)
  }
  store.close()
  await pool().query("SELECT graphile_worker.add_job('prova', json_build_object('righe', E'a\\tb\\nc\\\\'))")
  await pool().query("SELECT graphile_worker.add_job('altra', '{}'::json, 'coda')")
  const file = (key: string) =>
    pool().query(
      `INSERT INTO stored_files (id, key, url, name, size, mimetype, sha256)
       VALUES (gen_random_uuid(), $1, $1, 'n', 1, 'application/pdf', '')`,
      [key],
    )
  await file('uploads/2026-11/uno.pdf')
  await file('uploads/perduto.pdf')
  await disconnect()
  archive = await backup({ parent, product: '0.1.0', system: source })
}, 120_000)

afterAll(async () => {
  rmSync(parent, { recursive: true, force: true })
  for (const name of made) await dropDatabase(admin, name)
})

describe('backup and restore', () => {
  it('refuses a bucket that is not there, and leaves nothing that looks like a backup', async () => {
    const before = readdirSync(parent)
    const system = { ...source, bucket: 'non-c-e' }
    await expect(backup({ parent, product: '0.1.0', system })).rejects.toThrow(/contenitore non-c-e\) non va/)
    expect(readdirSync(parent)).toEqual(before)
  })

  it('give an equal system on an empty machine: every row, key, index, trigger, number and object', async () => {
    const target = await emptySystem()
    await restore({ folder: archive, system: target })
    const before = await fingerprint(source.databaseUrl)
    expect(Object.keys(before).length).toBeGreaterThan(70)
    const noted = await ask<{ folder: string }>(source.databaseUrl, 'SELECT folder FROM backups')
    expect(noted.map(({ folder }) => folder)).toContain(archive)
    expect(before['public.towns']).toMatchObject({ rows: 7912 })
    expect(before['graphile_worker._private_jobs']).toMatchObject({ rows: 2 })
    expect(await fingerprint(target.databaseUrl)).toEqual(before)
    expect(Object.keys(await contents(source.bucket))).toHaveLength(4)
    expect(await contents(target.bucket)).toEqual(await contents(source.bucket))

    // Rows that come now are counted once, get numbers of their own, and are refused where they were.
    await ask(target.databaseUrl, "SELECT graphile_worker.add_job('prova', '{}'::json)")
    await expect(ask(target.databaseUrl, 'DELETE FROM commits')).rejects.toThrow('append-only')
    await expect(restore({ folder: archive, system: target })).rejects.toThrow('Il database non è vuoto')
  }, 240_000)

  itLong(
    'give it again over what is there, where that is asked for',
    async () => {
      const target = await emptySystem()
      await restore({ folder: archive, system: target })
      const before = await fingerprint(source.databaseUrl)
      const store = openStore(target.bucket)
      await store.write('uploads/dopo.pdf', Readable.from([Buffer.from('x')]), 1, {})
      store.close()
      await restore({ folder: archive, system: target, overwrite: true })
      expect(await fingerprint(target.databaseUrl)).toEqual(before)
      expect(await contents(target.bucket)).toEqual(await contents(source.bucket))
    },
    240_000,
  )

  it('count the documents that the store does not have', async () => {
    const [row] = await ask<{ n: number }>(
      source.databaseUrl,
      `SELECT count(*)::int AS n FROM stored_files f WHERE deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM file_pieces p WHERE p.file_id = f.id)`,
    )
    const manifest = JSON.parse(readFileSync(path.join(archive, MANIFEST), 'utf8')) as Manifest
    // The demo data's documents are in no bucket here, but for those that wait in the database; one object has the key of a row.
    expect(manifest.store).toMatchObject({ objects: 4, missing: (row?.n ?? 0) - 1, vanished: 0 })
  })

  it('hold no secret, and name those that are needed', async () => {
    const manifest = readFileSync(path.join(archive, MANIFEST), 'utf8')
    expect(manifest).toContain('AUTH_SECRET')
    for (const secret of [source.secret, new URL(source.databaseUrl).password]) {
      expect(manifest).not.toContain(secret)
    }
  })

  itLong(
    'bring the archive of a release before 1.0.0 to this one',
    async () => {
      const client = new pg.Client({ connectionString: source.databaseUrl })
      await client.connect()
      await makeFormer(client, FORMER)
      await client.end()
      const folder = await backup({ parent: path.join(parent, 'former'), product: '0.1.0', system: source })
      const target = await emptySystem()
      await restore({ folder, system: target })
      const { migrations } = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest
      expect(migrations).toEqual(expect.arrayContaining([...FORMER]))
      await migrate(source.databaseUrl)
      const [before, after] = [await fingerprint(source.databaseUrl), await fingerprint(target.databaseUrl)]
      const history = 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1'
      expect((await ask(target.databaseUrl, history)).map(({ name }) => name)).toEqual(migrationNames())
      // The row of the base has an identifier of its own in each.
      delete before['public._prisma_migrations']
      delete after['public._prisma_migrations']
      expect(after).toEqual(before)
    },
    120_000,
  )

  itLong(
    'free the jobs that somebody was doing',
    async () => {
      await ask(
        source.databaseUrl,
        "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w'",
      )
      const folder = await backup({ parent: path.join(parent, 'locked'), product: '0.1.0', system: source })
      const target = await emptySystem()
      await restore({ folder, system: target })
      const locked = 'SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL'
      expect(await ask(source.databaseUrl, locked)).toHaveLength(2)
      expect(await ask(target.databaseUrl, locked)).toEqual([])
    },
    30_000,
  )
})

describe('a backup', () => {
  it('keeps the newest, and sweeps what a killed one has left', async () => {
    const folder = path.join(parent, 'kept')
    for (const name of ['chiaravia-20260101T000000Z', 'chiaravia-20260102T000000Z']) {
      cpSync(archive, path.join(folder, name), { recursive: true })
    }
    cpSync(archive, path.join(folder, `chiaravia-20260103T000000Z.part-${hostname()}-4194305`), {
      recursive: true,
    })
    const made = await backup({ parent: folder, product: '0.1.0', keep: 2, system: source })
    expect(readdirSync(folder).sort()).toEqual(['chiaravia-20260102T000000Z', path.basename(made)])
  })

  it('that is interrupted, or finds no store, leaves nothing', async () => {
    const folder = path.join(parent, 'interrupted')
    const controller = new AbortController()
    const say = () => controller.abort()
    const watch = { say, signal: controller.signal }
    await expect(backup({ parent: folder, product: '0.1.0', system: source, watch })).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
  })

  it('says where it cannot write', async () => {
    const file = path.join(parent, 'file')
    writeFileSync(file, '')
    for (const folder of [path.join(file, 'copies'), '/proc/copies/today']) {
      await expect(backup({ parent: folder, product: '0.1.0', system: source })).rejects.toThrow(
        `Nella cartella ${folder} non si può scrivere`,
      )
    }
  })
})

describe('a restore refuses, before it changes anything,', () => {
  it('an archive with a damaged part', async () => {
    const folder = copyOf('damaged')
    const file = path.join(folder, 'database/public.towns.copy.gz')
    const bytes = readFileSync(file)
    bytes[1000] = (bytes[1000] ?? 0) ^ 1
    writeFileSync(file, bytes)
    const target = await emptySystem()
    await expect(restore({ folder, system: target })).rejects.toThrow(
      'La copia è danneggiata: database/public.towns.copy.gz non è più com’era',
    )
    await isUntouched(target)
  })

  it('one that lacks an object, or its manifest', async () => {
    const folder = copyOf('missing')
    const objects = []
    for await (const object of objectsOf(folder)) objects.push(object.file)
    rmSync(path.join(folder, objects[0] ?? ''))
    const target = await emptySystem()
    await expect(restore({ folder, system: target })).rejects.toThrow(`manca ${objects[0]}`)
    rmSync(path.join(folder, MANIFEST))
    await expect(restore({ folder, system: target })).rejects.toThrow('non è una copia completa')
    await isUntouched(target)
  })

  it('a newer format, a migration that the code does not know, too old a release, another secret', async () => {
    const folder = copyOf('newer')
    const target = await emptySystem()
    rewrite(folder, () => ({ format: 2 }))
    await expect(restore({ folder, system: target })).rejects.toThrow('La copia è del formato 2')
    rewrite(folder, ({ migrations }) => ({ format: 1, migrations: [...migrations, '29991231000000_futura'] }))
    await expect(restore({ folder, system: target })).rejects.toThrow('29991231000000_futura')
    rewrite(folder, () => ({ migrations: FORMER.slice(0, -1) }))
    await expect(restore({ folder, system: target })).rejects.toThrow('precedente alla 1.0.0')
    const other = { ...target, secret: 'un altro segreto, lungo abbastanza' }
    await expect(restore({ folder: archive, system: other })).rejects.toThrow('AUTH_SECRET non è quello')
    await isUntouched(target)
  }, 30_000)

  itLong('another secret, unless that one is lost', async () => {
    const other = { ...(await emptySystem()), secret: 'un altro segreto, lungo abbastanza' }
    await restore({ folder: archive, system: other, lostSecret: true })
  })

  it('a database that somebody uses', async () => {
    const target = await emptySystem()
    const client = new pg.Client({ connectionString: target.databaseUrl })
    await client.connect()
    await expect(restore({ folder: archive, system: target })).rejects.toThrow('Il database è in uso')
    await client.end()
    await isUntouched(target)
  })

  it('and takes everything back when the rows do not fit', async () => {
    const folder = copyOf('unfit')
    rewrite(folder, ({ tables }) => ({
      tables: tables.map((table) => (table.name === 'towns' ? { ...table, rows: 1 } : table)),
    }))
    const target = await emptySystem()
    await expect(restore({ folder, system: target })).rejects.toThrow('towns: 7912 righe invece di 1')
    await isUntouched(target)
  })
})
