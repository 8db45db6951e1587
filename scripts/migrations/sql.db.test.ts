import type pg from 'pg'
import { connectTo } from '../connect'
import { migrate } from '../migrate'
import { makeFormer, withMigrated } from '../test/databases'
import { BASE, takeBaseline } from './baseline'
import { migrationNames } from './files'
import { FORMER } from './former'
import { APPLIED, applySql, type SqlFile, sqlFiles } from './sql'

/** Everything that the files define, as the database writes it. */
const DEFINED = `
  SELECT pg_get_functiondef(oid) AS text FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT concat(tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT c.relname || pg_get_viewdef(c.oid) FROM pg_class c WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  UNION ALL SELECT c::text FROM cubi c
  ORDER BY 1`

const defined = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ text: string }>(DEFINED)).rows.map(({ text }) => text)

const named = async (client: pg.Client): Promise<string[]> =>
  (await client.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1')).rows.map(
    (row) => row.migration_name,
  )

const changed = (name: string, change: (content: string) => string): SqlFile[] =>
  sqlFiles().map((file) => {
    const content = file.name === name ? change(file.content) : file.content
    return content === file.content ? file : { name, content, hash: content }
  })

it('the files, applied again as a whole, change nothing', async () => {
  await withMigrated(async (url, client) => {
    const before = await defined(client)
    expect(before.length).toBeGreaterThan(300)
    await client.query(`DROP TABLE ${APPLIED}`)
    const said: string[] = []
    expect(await migrate(url, (line) => said.push(line))).toEqual([])
    expect(said.join()).toContain(`${sqlFiles().length} file di prisma/sql`)
    expect(await defined(client)).toEqual(before)
    expect(await applySql(client)).toEqual([])
  })
})

it('a file that has changed is applied, and no other; one that is wrong changes nothing and is named', async () => {
  await withMigrated(async (_url, client) => {
    const name = 'functions/append_only.sql'
    const body = 'SELECT prosrc FROM pg_proc WHERE proname = $1'
    const files = changed(name, (content) => content.replace('% is append-only', '% is only added to'))
    expect(await applySql(client, files)).toEqual([name])
    expect((await client.query(body, ['refuse_change'])).rows[0].prosrc).toContain('is only added to')
    expect(await applySql(client, files)).toEqual([])

    const before = await defined(client)
    const wrong = changed(
      'tables/voti.sql',
      (content) => `DROP TRIGGER agenzia ON voti; ${content} SELECT 1/0`,
    )
    await expect(applySql(client, wrong)).rejects.toMatchObject({ sqlFile: 'tables/voti.sql' })
    expect(await defined(client)).toEqual(before)
  })
})

it('what a migration has dropped is made again', async () => {
  await withMigrated(async (url, client) => {
    const before = await defined(client)
    await client.query('DROP VIEW stock_vivo CASCADE; DROP VIEW cubo_rete_ora CASCADE')
    await client.query('DROP FUNCTION set_faq_posto CASCADE')
    // As it is after a migration of today.
    await client.query(`DROP TABLE ${APPLIED}`)
    await migrate(url)
    expect(await defined(client)).toEqual(before)
  })
})

it('a cube by another definition is counted again', async () => {
  await withMigrated(async (_url, client) => {
    await client.query(
      "INSERT INTO stock_richieste (agent_id, giorno, n) VALUES (gen_random_uuid(), '2026-01-01', 3)",
    )
    const cells = async () => (await client.query('SELECT 1 FROM stock_richieste')).rowCount
    await applySql(
      client,
      changed('cubes/richieste.sql', (content) => `${content}-- A word.\n`),
    )
    expect(await cells()).toBe(1)
    await applySql(
      client,
      changed('cubes/richieste.sql', (content) =>
        content.replace('agent_id, giorno, n FROM %s', 'agent_id, giorno, n AS n FROM %s'),
      ),
    )
    expect(await cells()).toBe(0)
  })
})

it('waits for somebody who writes, and tries again', async () => {
  await withMigrated(async (url, client) => {
    const writer = await connectTo(url)
    await writer.query('BEGIN; LOCK TABLE voti IN ROW EXCLUSIVE MODE')
    const applied = applySql(
      client,
      changed('tables/voti.sql', (content) => `SET LOCAL lock_timeout = '50ms'; ${content}`),
    )
    setTimeout(() => writer.query('COMMIT'), 500)
    expect(await applied).toEqual(['tables/voti.sql'])
    await writer.end()
  })
})

describe('a database of before 1.0.0', () => {
  it('gets one row of the base in the place of its own, as old as the first of them', async () => {
    await withMigrated(async (url, client) => {
      const before = await defined(client)
      await makeFormer(client, FORMER)
      expect(await migrate(url)).toEqual([])
      expect(await named(client)).toEqual(migrationNames())
      const { rows } = await client.query('SELECT * FROM _prisma_migrations WHERE migration_name = $1', [
        BASE,
      ])
      expect(rows[0]).toMatchObject({
        applied_steps_count: 1,
        finished_at: new Date('2026-01-02T01:00:00Z'),
      })
      expect(await defined(client)).toEqual(before)
      await takeBaseline(client, await named(client))
      expect(await named(client)).toEqual(migrationNames())
    })
  })

  it('that lacks one of them is refused, and stays as it was', async () => {
    await withMigrated(async (url, client) => {
      await makeFormer(client, FORMER.slice(0, -1))
      const before = await named(client)
      await expect(migrate(url)).rejects.toThrow(
        'aggiornalo prima con l’ultima versione che precede la 1.0.0',
      )
      expect(await named(client)).toEqual(before)
    })
  })
})
