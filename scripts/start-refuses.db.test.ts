import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { inParallel } from './backup/parts'
import { ROOT } from './migrations/files'
import { urlOf } from './test/cluster'
import { ask, commands, type Given } from './test/commands'
import { oneIn } from './test/property'

const admin = process.env.TEST_DATABASE_ADMIN_URL ?? ''
const { folder, run, database } = commands()
const ASCII = `chiaravia_ascii_${process.pid}`

const withUser = (url: string, user: string, password: string): string => {
  const changed = new URL(url)
  Object.assign(changed, { username: user, password })
  return changed.href
}

/** Somebody else's server, on a port of its own. */
async function occupied(): Promise<{ port: string; close(): void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const address = server.address()
  return { port: String(typeof address === 'object' && address?.port), close: () => server.close() }
}

type Case = [what: string, given: Given, ...sentences: string[]]

async function cases(port: string): Promise<Case[]> {
  const file = path.join(folder, 'un-file')
  writeFileSync(file, '')
  const [full, demo, empty, foreign, begun, newer, others] = await Promise.all([
    database(),
    database(),
    database('template1'),
    database('template1'),
    database(),
    database(),
    database('template1'),
  ])
  await ask(admin, `CREATE ROLE chiaravia_start_test LOGIN PASSWORD 'x'`).catch(() => undefined)
  await ask(foreign, 'CREATE TABLE loro (id int)')
  for (const name of ['pg_trgm', 'unaccent', 'citext']) await ask(others, `CREATE EXTENSION ${name}`)
  await ask(begun, "DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_base'")
  await ask(
    newer,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29991231000000_futura', now())`,
  )
  await ask(
    demo,
    `INSERT INTO admins (id, email, name, surname) VALUES (gen_random_uuid(), 'Admin@demo.example', 'Adele', 'Direzione')`,
  )
  await ask(
    admin,
    `CREATE DATABASE ${ASCII} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`,
  )
  const unknown = new URL(full)
  unknown.pathname = '/non_ce'
  return [
    [
      'a protocol, and no number as port, at once',
      { DATABASE_URL: 'mysql://u:p@localhost/db', PORT: 'abc' },
      'DATABASE_URL non è valida: deve essere un indirizzo postgresql://',
      'PORT non è valida: deve essere un numero intero da 0 a 65.535',
    ],
    [
      'a port and a pool out of range',
      { PORT: '70000', DATABASE_POOL: '0', DATABASE_URL: full },
      'PORT non è valida: deve essere un numero intero da 0 a 65.535',
      'DATABASE_POOL non è valida',
    ],
    ['a port in use', { PORT: port, DATABASE_URL: full }, `La porta ${port} è già occupata`],
    [
      'an address of another machine',
      { PORT: '8170', HOST: '203.0.113.9', DATABASE_URL: full },
      'non è di questa macchina',
    ],
    [
      'a host that refuses',
      { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/db' },
      'A 127.0.0.1:1 non risponde nessuno',
    ],
    [
      'a host that is none',
      { DATABASE_URL: 'postgresql://u:p@nessuno.invalid/db' },
      'L’host nessuno.invalid non',
    ],
    [
      'a password',
      { DATABASE_URL: withUser(full, 'postgres', 'sbagliata') },
      'Il database rifiuta utente o password',
    ],
    ['a missing database', { DATABASE_URL: unknown.href }, 'Il database non esiste'],
    [
      'a missing permission',
      { DATABASE_URL: withUser(empty, 'chiaravia_start_test', 'x') },
      'CREATE EXTENSION pg_trgm',
    ],
    [
      'a database of another role',
      { DATABASE_URL: withUser(others, 'chiaravia_start_test', 'x') },
      'OWNER TO chiaravia_start_test',
    ],
    [
      'a failed migration',
      { DATABASE_URL: begun },
      'La migrazione 20261128000000_base non è riuscita: type "account_status" already exists',
    ],
    ['a database of others', { DATABASE_URL: foreign }, 'tabelle che non sono di questo prodotto'],
    ['a newer database', { DATABASE_URL: newer }, 'Il database ha già la migrazione 29991231000000_futura'],
    [
      'accounts of a demonstration',
      { DATABASE_URL: demo },
      'account dimostrativi (Admin@demo.example)',
      'Usa un database vuoto',
    ],
    ['an encoding', { DATABASE_URL: urlOf(admin, ASCII) }, 'codifica SQL_ASCII', 'serve UTF8'],
    [
      'a data folder that is a file',
      { DATA_DIR: file, DATABASE_URL: full },
      `${file} non può essere una cartella`,
    ],
    [
      'a data folder below a file',
      { DATA_DIR: path.join(file, 'dati'), DATABASE_URL: full },
      'non può essere una cartella',
    ],
    [
      'a build folder that is a file',
      { DATABASE_URL: full, NEXT_DIST_DIR: path.relative(ROOT, file) },
      `${file} non può essere una cartella`,
    ],
  ]
}

afterAll(async () => {
  await ask(admin, `DROP DATABASE IF EXISTS ${ASCII}`)
  await ask(admin, 'DROP ROLE IF EXISTS chiaravia_start_test')
})

describe('npm start', () => {
  it('says in a sentence what is wrong, and ends with 1', async () => {
    const other = await occupied()
    const all = oneIn(3, await cases(other.port))
    const found = await inParallel(all, 3, async ([what, given, ...sentences]) => {
      const { code, said } = await run(['start'], given)
      const says = sentences.map((sentence) => (said.includes(sentence) ? sentence : said))
      return { what, code, says, hasStack: /\n\s+at /.test(said) }
    })
    other.close()
    const wanted = all.map(([what, , ...says]) => ({ what, code: 1, says, hasStack: false }))
    expect(found).toEqual(wanted)
  }, 180_000)
})
