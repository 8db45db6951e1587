import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/core/env'
import { migrate } from './migrate'
import { MigrationAdapter } from './migrations/adapter'
import { migrationNames } from './migrations/files'

async function withEmptyDatabase(work: (url: string, client: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: env().DATABASE_URL })
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(env().DATABASE_URL)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(url.href, client)
  } finally {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
}

describe('migrations', () => {
  it('bring an empty database up to date once, also when two servers start together', async () => {
    await withEmptyDatabase(async (url, client) => {
      const applied = await Promise.all([migrate(url), migrate(url)])
      expect(applied.flat().sort()).toEqual(migrationNames())
      const { rows } = await client.query(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
      )
      expect(rows.map((row) => row.migration_name)).toEqual(migrationNames())
      expect(await migrate(url)).toEqual([])
    })
  }, 30_000)
})

describe('adapter of the schema engine', () => {
  it('sends a function with semicolons in its body whole', async () => {
    await withEmptyDatabase(async (url, client) => {
      const factory = new MigrationAdapter(url)
      const adapter = await factory.connect()
      await adapter.executeScript(
        'CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$; SELECT two();',
      )
      await factory.close()
      expect((await client.query('SELECT two()')).rows).toEqual([{ two: 2 }])
    })
  })

  it('reads the "char" type of the catalogues', async () => {
    await withEmptyDatabase(async (url) => {
      const factory = new MigrationAdapter(url)
      const adapter = await factory.connect()
      const sql = 'SELECT relkind FROM pg_class LIMIT 1'
      const result = await adapter.queryRaw({ sql, args: [], argTypes: [] })
      await factory.close()
      expect(result.columnNames).toEqual(['relkind'])
      expect(result.rows[0]?.[0]).toMatch(/^[a-z]$/i)
    })
  })

  it('keeps what the database said about a failed script', async () => {
    await withEmptyDatabase(async (url) => {
      const factory = new MigrationAdapter(url)
      const adapter = await factory.connect()
      await expect(adapter.executeScript('SELECT * FROM nowhere')).rejects.toThrow()
      await factory.close()
      expect(factory.failure?.message).toContain('nowhere')
    })
  })
})
