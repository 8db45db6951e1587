import { columnsOf, isWider, statementsOf } from './migration-sql'
import { checkMigrations, complaintsAbout } from './migrations'

const BEFORE = `
  CREATE TABLE "clients" ("id" UUID NOT NULL, "nome" VARCHAR(40) NOT NULL, "quota" DECIMAL(7,4), CONSTRAINT "clients_pkey" PRIMARY KEY ("id"));
  CREATE TABLE "settings" ("key" TEXT NOT NULL PRIMARY KEY, "value" JSONB DEFAULT '{"a": [1, 2]}');`

const released = (version: string) => version === '1.0.0'

function said(sql: string): string[] {
  const columns = new Map(statementsOf(BEFORE).flatMap(columnsOf))
  return complaintsAbout({ name: 'm', sql }, columns, released)
}

describe('a migration beside which the release before goes on working', () => {
  it.each([
    ['a column that may be empty', 'ALTER TABLE "clients" ADD COLUMN "pec" TEXT;'],
    ['a column with a default', `ALTER TABLE "clients" ADD COLUMN "note" TEXT NOT NULL DEFAULT '';`],
    [
      'a computed column of a small table',
      'ALTER TABLE settings ADD COLUMN k TEXT NOT NULL GENERATED ALWAYS AS (key) STORED;',
    ],
    [
      'a table with its indexes',
      'CREATE TABLE "x" ("id" UUID NOT NULL); CREATE INDEX "x_i" ON "x"("id"); ALTER TABLE "x" ALTER COLUMN "id" SET NOT NULL;',
    ],
    ['an index that lets others write', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "clients"("nome");'],
    ['an index of a small table', 'CREATE INDEX "i" ON "settings"("value");'],
    ['a wider type', 'ALTER TABLE "clients" ALTER COLUMN "nome" TYPE TEXT;'],
    ['more digits', 'ALTER TABLE "clients" ALTER COLUMN "quota" SET DATA TYPE DECIMAL(9,4);'],
    ['a rule that is loosened', 'ALTER TABLE "clients" ALTER COLUMN "nome" DROP NOT NULL;'],
    [
      'a rule that old rows are not read for',
      'ALTER TABLE "clients" ADD CONSTRAINT "c" CHECK (quota > 0) NOT VALID, ADD COLUMN "a" TEXT;',
    ],
    ['a rule that is validated later', 'ALTER TABLE "clients" VALIDATE CONSTRAINT "c";'],
    ['a rule of a small table', 'ALTER TABLE "settings" ADD CONSTRAINT "c" CHECK (key <> \'\');'],
    [
      'a rule of a new table',
      'CREATE TABLE "x" ("a" UUID); ALTER TABLE "x" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "clients"("id");',
    ],
    ['words that are only quoted', `INSERT INTO "settings" VALUES ('DROP; RENAME', 'SET NOT NULL');`],
    ['words of a comment', '-- DROP TABLE "clients";\nSELECT 1; /* RENAME */'],
    [
      'what a named release did without',
      '-- contract: unused since 1.0.0\nALTER TABLE "clients" DROP COLUMN "nome";',
    ],
  ])('%s', (_what, sql) => {
    expect(said(sql)).toEqual([])
  })
})

describe('a migration that would break it', () => {
  it.each([
    ['DROP', 'ALTER TABLE "clients" DROP COLUMN "nome";'],
    ['DROP', 'DROP TABLE IF EXISTS clients;'],
    ['DROP', 'ALTER TABLE "clients" ALTER COLUMN "nome" DROP DEFAULT;'],
    ['DROP', 'ALTER TABLE "clients" ADD COLUMN "a" TEXT,\n  DROP CONSTRAINT "clients_ck";'],
    [
      'riscrive una tabella',
      'ALTER TABLE clients ADD COLUMN k TEXT NOT NULL GENERATED ALWAYS AS (nome) STORED;',
    ],
    ['riscrive una tabella', 'ALTER TABLE "clients" ADD COLUMN "k" UUID DEFAULT gen_random_uuid();'],
    ['un vincolo che controlla subito', 'ALTER TABLE "clients" ADD CONSTRAINT "c" CHECK (quota > 0);'],
    [
      'un vincolo che controlla subito',
      'ALTER TABLE "clients" ADD COLUMN "a" UUID,\n  ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "clients"("id"),\n  ADD CONSTRAINT "c" CHECK (quota > 0) NOT VALID;',
    ],
    [
      'VALIDATE CONSTRAINT di clients',
      'ALTER TABLE "clients" ADD CONSTRAINT "c" CHECK (quota > 0) NOT VALID; ALTER TABLE "clients" VALIDATE CONSTRAINT "c";',
    ],
    ['RENAME', 'ALTER TABLE "clients" RENAME COLUMN "nome" TO "name";'],
    ['RENAME', `ALTER TYPE "Stato" RENAME VALUE 'a' TO 'b';`],
    ['SET NOT NULL', 'ALTER TABLE "clients" ALTER COLUMN "quota" SET NOT NULL;'],
    ['il tipo di clients.nome', 'ALTER TABLE "clients" ALTER COLUMN "nome" TYPE VARCHAR(20);'],
    [
      'il tipo di clients.nome',
      'ALTER TABLE "clients" ALTER COLUMN "nome" SET DATA TYPE INTEGER USING nome::int;',
    ],
    [
      'il tipo di clients.quota',
      'ALTER TABLE "clients" ADD COLUMN "a" TEXT, ALTER COLUMN "quota" TYPE DECIMAL(9,2);',
    ],
    ['pec NOT NULL', 'ALTER TABLE "clients" ADD COLUMN "pec" TEXT NOT NULL;'],
    [
      'pec NOT NULL',
      `ALTER TABLE "clients" ADD COLUMN "a" TEXT DEFAULT '', ADD COLUMN "pec" DECIMAL(7,4) NOT NULL;`,
    ],
    ['senza CONCURRENTLY', 'CREATE UNIQUE INDEX "i" ON "clients"("nome");'],
    ['senza CONCURRENTLY', 'ALTER TABLE "clients" ADD CONSTRAINT "u" UNIQUE ("nome");'],
    ['senza CONCURRENTLY', '-- contract: unused since 1.0.0\nCREATE INDEX "i" ON "clients"("nome");'],
    ['sta da solo', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "clients"("nome"); SELECT 1;'],
    ['IF NOT EXISTS', 'CREATE INDEX CONCURRENTLY "i" ON "clients"("nome");'],
    ['1.1.0 non è ancora uscita', '-- contract: unused since 1.1.0\nDROP TABLE "clients";'],
  ])('%s: %s', (reason, sql) => {
    expect(said(sql)).toEqual([expect.stringContaining(reason)])
  })

  it('is pardoned statement by statement', () => {
    const sql = '-- contract: unused since 1.0.0\nDROP TABLE "a";\nDROP TABLE "clients";'
    expect(said(sql)).toHaveLength(1)
  })
})

it('every migration newer than the base is such a one', () => {
  expect(checkMigrations()).toEqual([])
})

it('a statement ends at its semicolon, not at one within quotes, a body or a comment', () => {
  const script = `DO $x$ BEGIN PERFORM 1; END $x$; SELECT ';' -- a; b\n, "a;b"; -- last`
  expect(statementsOf(script).map(({ sql }) => sql)).toEqual([
    'DO $x$ BEGIN PERFORM 1; END $x$',
    `SELECT '' , "a;b"`,
  ])
})

it.each([
  [undefined, 'TEXT', false],
  ['VARCHAR(20)', 'VARCHAR(40)', true],
  ['VARCHAR(20)', 'character varying(40)', true],
  ['VARCHAR(40)', 'VARCHAR(20)', false],
  ['TEXT', 'VARCHAR(20)', false],
  ['INTEGER', 'BIGINT', false],
  ['DECIMAL(7,4)', 'NUMERIC(8,4)', true],
  ['DECIMAL(7,4)', 'DECIMAL(8,5)', false],
])('from %s to %s: %s', (from, to, wider) => {
  expect(isWider(from, to)).toBe(wider)
})
