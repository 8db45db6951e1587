import { setTimeout as sleep } from 'node:timers/promises'
import { VERSION } from '../lib/core/version'
import { EXTENSIONS, MIGRATION_LOCK, migrate, missingSql } from './migrate'
import { MigrationAdapter } from './migrations/adapter'
import { createExtensions, dropHalfMade } from './migrations/checks'
import { migrationNames } from './migrations/files'
import { releaseOf } from './migrations/release'
import { withAsciiDatabase, withEmptyDatabase, withMigrated } from './test/databases'

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

describe('a database that cannot hold every name', () => {
  it('is refused before anything is written in it', async () => {
    await withAsciiDatabase(async (url, client) => {
      await expect(migrate(url)).rejects.toThrow('codifica SQL_ASCII')
      const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
      expect(rowCount).toBe(0)
    })
  })
})

describe('a role that may not create extensions', () => {
  it('is told all of them at once', async () => {
    await withEmptyDatabase(async (_url, client) => {
      // A role of the server itself, which may connect and nothing else.
      await client.query('SET ROLE pg_monitor')
      await expect(createExtensions(client, EXTENSIONS)).rejects.toThrow(
        '«CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext;»',
      )
      await client.query('RESET ROLE; CREATE EXTENSION pg_trgm; CREATE EXTENSION citext; SET ROLE pg_monitor')
      await expect(createExtensions(client, EXTENSIONS)).rejects.toThrow('«CREATE EXTENSION unaccent;»')
      await client.query('RESET ROLE')
    })
  })
})

describe('a new migration', () => {
  it('is what the schema has more than all migrations make, replayed in a database that keeps no records', async () => {
    await withEmptyDatabase(async (url, client) => {
      for (const name of EXTENSIONS) await client.query(`CREATE EXTENSION ${name}`)
      expect(await missingSql(url)).toBeUndefined()
    })
  }, 30_000)
})

describe('a migration that does not succeed', () => {
  it('is named with what the database says, leaves nothing, and is tried again the next time', async () => {
    await withMigrated(async (url, client) => {
      const [first = ''] = migrationNames()
      const { rows } = await client.query(
        'DELETE FROM _prisma_migrations WHERE migration_name = $1 RETURNING *',
        [first],
      )
      const failed = new RegExp(`La migrazione ${first} non è riuscita: .* already exists`)
      await expect(migrate(url)).rejects.toThrow(failed)
      await expect(migrate(url)).rejects.toThrow(failed)
      const left = await client.query('SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL')
      expect(left.rowCount).toBe(1)
      await client.query(
        'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ($1, $2, $3, now())',
        [rows[0].id, rows[0].checksum, first],
      )
      expect(await migrate(url)).toEqual([])
    })
  }, 30_000)

  it('when the database goes away meanwhile, goes on from there', async () => {
    await withEmptyDatabase(async (url, client) => {
      // PostgreSQL ends the connection in the middle of the first script.
      await client.query(`
        CREATE FUNCTION end_here() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
          IF EXISTS (SELECT 1 FROM pg_event_trigger_ddl_commands() WHERE object_identity = 'public.admins')
          THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); END IF;
        END $$;
        CREATE EVENT TRIGGER end_here ON ddl_command_end EXECUTE FUNCTION end_here()`)
      await expect(migrate(url)).rejects.toThrow('Il database ha smesso di rispondere')
      await client.query('DROP EVENT TRIGGER end_here')
      await migrate(url)
      const done = await client.query(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
      )
      expect(done.rows.map(({ name }) => name)).toEqual(migrationNames())
    })
  }, 60_000)

  it('unknown to this code, stops before anything is changed', async () => {
    await withMigrated(async (url, client) => {
      await client.query(
        "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29991231000000_futura', now())",
      )
      await expect(migrate(url)).rejects.toThrow(
        'Il database ha già la migrazione 29991231000000_futura, che questo codice non conosce',
      )
    })
  }, 30_000)
})

describe('a database that a later release has brought further', () => {
  const FUTURE =
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29991231000000_futura', now())"

  it('stays as it is, for a release that still works on it', async () => {
    await withMigrated(async (url, client) => {
      expect(await migrate(url)).toEqual([])
      expect(await releaseOf(client)).toEqual({ release: VERSION, oldest: '1.0.0' })
      await client.query(
        `${FUTURE}; COMMENT ON TABLE _prisma_migrations IS 'release 99.1.0, oldest ${VERSION}'`,
      )
      await client.query("UPDATE _sql_files SET hash = 'of the later release'")
      const said: string[] = []
      expect(await migrate(url, (line) => void said.push(line))).toEqual([])
      expect(said).toEqual([expect.stringContaining('resta com’è')])
      const { rows } = await client.query('SELECT DISTINCT hash FROM _sql_files')
      expect(rows).toEqual([{ hash: 'of the later release' }])
      expect(await releaseOf(client)).toMatchObject({ release: '99.1.0' })
    })
  }, 30_000)

  it('is refused by one that does not', async () => {
    await withMigrated(async (url, client) => {
      await client.query(`${FUTURE}; COMMENT ON TABLE _prisma_migrations IS 'release 99.1.0, oldest 99.0.0'`)
      await expect(migrate(url)).rejects.toThrow('funzionano le versioni dalla 99.0.0')
    })
  }, 30_000)
})

describe('an index made CONCURRENTLY', () => {
  it('does not wait for a start that waits for the migrations', async () => {
    await withMigrated(async (url, client) => {
      await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
      const waiting = migrate(url)
      // It has looked whether it is its turn.
      await sleep(500)
      await client.query("SET lock_timeout = '5s'; SET statement_timeout = '5s'")
      await client.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS prova_i ON clients (id)')
      await client.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`)
      expect(await waiting).toEqual([])
    })
  }, 30_000)

  it('of which an interruption has left a half is begun anew', async () => {
    await withEmptyDatabase(async (_url, client) => {
      await client.query('CREATE TABLE prova AS SELECT 1 AS n FROM generate_series(1, 2)')
      await expect(client.query('CREATE UNIQUE INDEX CONCURRENTLY prova_i ON prova (n)')).rejects.toThrow()
      await client.query('CREATE INDEX whole_i ON prova (n)')
      await dropHalfMade(client)
      const { rows } = await client.query("SELECT indexname FROM pg_indexes WHERE tablename = 'prova'")
      expect(rows).toEqual([{ indexname: 'whole_i' }])
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
