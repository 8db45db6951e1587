import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { createDatabase, dropDatabase, urlOf } from '../test/cluster'
import { loadTable } from './restore-database'

const admin = process.env.TEST_DATABASE_ADMIN_URL ?? ''
const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-rows-'))
let name: string
let client: pg.Client

beforeAll(async () => {
  name = await createDatabase(admin, 'template1')
  client = new pg.Client({ connectionString: urlOf(admin, name) })
  client.on('error', () => undefined)
  await client.connect()
  // A column that calls a function of ours, which sees the schema as a restore leaves it: not at all yet.
  await client.query(`CREATE FUNCTION double_of(value int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS
    $$ BEGIN IF value = 13 THEN RAISE EXCEPTION 'non si può calcolare'; END IF; RETURN value * 2; END $$`)
  await client.query(`CREATE TABLE righe (n int CHECK (n <> 7), testo text,
    doppio int GENERATED ALWAYS AS (double_of(n)) STORED)`)
})
afterAll(async () => {
  await client.end()
  await dropDatabase(admin, name)
  rmSync(folder, { recursive: true, force: true })
})

/** More than any buffer between the file and the table holds. */
const ROWS = 200_000
const BIG = 'x'.repeat(200)
const good = (n: number) => `${n + 100}\t${BIG}`

async function load(lines: string[]): Promise<string> {
  const file = 'righe.copy.gz'
  writeFileSync(path.join(folder, file), gzipSync(`${lines.join('\n')}\n`, { level: 1 }))
  const table = { schema: 'public', name: 'righe', columns: ['n', 'testo'], rows: lines.length, file }
  await client.query('BEGIN')
  try {
    await loadTable(client, folder, { ...table, bytes: 0, sha256: '' })
    return ''
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('ROLLBACK')
  }
}

it.each([
  ['breaks a rule', `7\t${BIG}`, 'violates check constraint'],
  ['is no row', 'questa non è una riga', 'invalid input syntax'],
  ['has too few columns', '1', 'missing data'],
  ['a generated column cannot be made of', `13\t${BIG}`, 'non si può calcolare'],
])(
  'a line that %s ends the copy at once, at either end',
  async (_what, line, why) => {
    for (const at of [0, ROWS - 1]) {
      const lines = Array.from({ length: ROWS }, (_, n) => (n === at ? line : good(n)))
      expect(await load(lines)).toContain(why)
    }
    expect((await client.query('SELECT 1 FROM righe')).rows).toEqual([])
  },
  120_000,
)

it('rows that are as they should be are loaded, their generated columns made', async () => {
  expect(await load(Array.from({ length: 1_000 }, (_, n) => good(n)))).toBe('')
})
