import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BASE } from '../migrations/baseline'
import { migrationNames, migrationSql, ROOT } from '../migrations/files'
import { CONTRACT } from '../migrations/release'
import { type Columns, columnsOf, isWider, type Statement, statementsOf } from './migration-sql'

/*
 * Two releases use the database at once while servers are updated one after the other, and the one before must go on working on
 * what the new one has made of it: what it needs is taken away by a later release, and nobody waits for a lock on a large table.
 */

/** They came with 1.0.0, for which every server stops: nothing older than it runs beside it. */
const BEFORE_THE_RULE = new Set(['20261128193000_richiami', '20261128383000_compensi_segnalatori'])

/**
 * Tables that stay small in the largest installation: what the office writes by hand, and lists that the law or the product give.
 * Any other may have a million rows.
 */
const SMALL = new Set([
  'accordi',
  'admins',
  'agencies',
  'alarms',
  'audiences',
  'backfills',
  'bank_accordi',
  'bank_products',
  'banks',
  'cubi',
  'faq_categories',
  'faqs',
  'merchandising',
  'news',
  'pages',
  'provinces',
  'regions',
  'settings',
  'tegm',
  'ticket_categories',
])

type Danger = { what: string; instead: string; isPardoned: boolean }

const danger = (what: string, instead: string, isPardoned = true): Danger => ({ what, instead, isPardoned })

const TAKEN = 'prima una versione che non lo usa più, poi «-- contract: unused since x.y.z»'

/** What no mark pardons: it makes others wait, whoever uses what. */
const CONCURRENTLY = danger(
  'un indice senza CONCURRENTLY su una tabella che può essere grande',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS, da solo nella sua migrazione',
  false,
)

/** A new column whose value PostgreSQL has to find for each row: it writes the whole table anew, and nobody reads it meanwhile. */
const REWRITES =
  /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\b)"?\w+"? [^;]*?\b(?:STORED|(?:SMALL|BIG)?SERIAL|AS IDENTITY|DEFAULT (?:gen_random_uuid|random|clock_timestamp|nextval)\s*\()/i

const REWRITTEN = danger(
  'una colonna calcolata riga per riga, che riscrive una tabella che può essere grande',
  'una colonna vuota, riempita da un backfill',
  false,
)

const NOT_VALID = danger(
  'un vincolo che controlla subito tutte le righe di una tabella che può essere grande',
  'ADD CONSTRAINT … NOT VALID, e VALIDATE CONSTRAINT nella migrazione dopo',
  false,
)

/** Whether all rows are read while others wait as it is added. */
function readsAllRows(sql: string): boolean {
  const clauses = sql.matchAll(
    /\bADD CONSTRAINT "?\w+"? ((?:FOREIGN KEY|CHECK)\b.+?)(?=,\s*(?:ADD|ALTER|DROP|VALIDATE)\b|$)/gis,
  )
  return [...clauses].some(([, rule = '']) => !/\bNOT VALID\b/i.test(rule))
}

/** `made`: tables that this very migration makes, of which nobody knows yet. */
function dangersOf({ sql, table }: Statement, columns: Columns, made: ReadonlySet<string>): Danger[] {
  if (made.has(table)) return []
  const isLarge = !SMALL.has(table)
  const found: Danger[] = []
  // What is loosened lets the release before write all that it wrote.
  const taking = sql.replace(/\bDROP (?:NOT NULL|IDENTITY)\b/gi, '')
  if (/\bDROP\b/i.test(taking)) found.push(danger('DROP', TAKEN))
  if (/\bRENAME\b/i.test(sql))
    found.push(danger('RENAME', 'aggiungi il nome nuovo, riempilo, e togli il vecchio dopo'))
  if (/\bSET NOT NULL\b/i.test(sql))
    found.push(
      danger(
        'SET NOT NULL',
        'la versione di prima scrive ancora righe senza: CHECK … NOT VALID, poi VALIDATE',
      ),
    )
  for (const [, name = '', to = ''] of sql.matchAll(
    /\bALTER (?:COLUMN )?"?(\w+)"? (?:SET DATA )?TYPE (.+?)(?=,\s*(?:ADD|ALTER|DROP)\b| USING |$)/gi,
  ))
    if (!isWider(columns.get(`${table}.${name}`), to))
      found.push(
        danger(
          `il tipo di ${table}.${name}`,
          'si può solo allargare: una colonna nuova, e poi via la vecchia',
        ),
      )
  for (const [, name = '', rest = ''] of sql.matchAll(
    /\bADD (?:COLUMN )?(?!CONSTRAINT\b)(?:IF NOT EXISTS )?"?(\w+)"? (.+?)(?=,\s*(?:ADD|ALTER|DROP)\b|$)/gi,
  ))
    if (/\bNOT NULL\b/i.test(rest) && !/\b(?:DEFAULT|GENERATED)\b/i.test(rest))
      found.push(
        danger(
          `la colonna ${name} NOT NULL senza DEFAULT`,
          'la versione di prima non la scrive: con un DEFAULT, o senza NOT NULL',
        ),
      )
  if (isLarge && /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)/i.test(sql)) found.push(CONCURRENTLY)
  if (isLarge && /\bADD CONSTRAINT "?\w+"? (?:UNIQUE|PRIMARY KEY)(?! USING INDEX)\b/i.test(sql))
    found.push(CONCURRENTLY)
  if (isLarge && REWRITES.test(sql)) found.push(REWRITTEN)
  if (isLarge && readsAllRows(sql)) found.push(NOT_VALID)
  return found
}

/** A script with CONCURRENTLY runs outside of a transaction, and may be tried again after half of it. */
function aloneOf(name: string, statements: readonly Statement[]): string[] {
  const concurrent = statements.filter(({ sql }) => /\bCONCURRENTLY\b/i.test(sql))
  if (concurrent.length === 0) return []
  const alone = statements.length === 1 ? [] : [`${name}: CONCURRENTLY sta da solo nella sua migrazione`]
  const again = concurrent
    .filter(({ sql }) => /^CREATE/i.test(sql) && !/\bIF NOT EXISTS\b/i.test(sql))
    .map(() => `${name}: un indice CONCURRENTLY si scrive IF NOT EXISTS, perché si possa riprendere`)
  return [...alone, ...again]
}

/** The lock under which a rule is added lasts until the migration ends: what reads all rows comes in another one. */
function validatedTooSoon(name: string, statements: readonly Statement[]): string[] {
  const added = new Set(statements.filter(({ sql }) => /\bNOT VALID\b/i.test(sql)).map(({ table }) => table))
  return statements
    .filter(({ sql, table }) => /\bVALIDATE CONSTRAINT\b/i.test(sql) && added.has(table) && !SMALL.has(table))
    .map(
      ({ table }) =>
        `${name}: VALIDATE CONSTRAINT di ${table} sta in una migrazione dopo quella che lo aggiunge`,
    )
}

/**
 * What is wrong with one migration, in sentences. `columns` are those that the migrations before have made, and learn those of this
 * one; `released` says whether there has been a release of this name.
 */
export function complaintsAbout(
  { name, sql }: { name: string; sql: string },
  columns: Columns,
  released: (version: string) => boolean,
): string[] {
  const statements = statementsOf(sql)
  const made = new Set(statements.filter(({ sql }) => /^CREATE TABLE\b/i.test(sql)).map(({ table }) => table))
  const complaints = [...aloneOf(name, statements), ...validatedTooSoon(name, statements)]
  for (const statement of statements) {
    const [, version] = CONTRACT.exec(statement.before) ?? []
    if (version && !released(version))
      complaints.push(`${name}: la versione ${version} non è ancora uscita (CHANGELOG.md)`)
    for (const { what, instead, isPardoned } of dangersOf(statement, columns, made))
      if (!version || !isPardoned) complaints.push(`${name}: ${what} (${instead})`)
    for (const [column, type] of columnsOf(statement)) columns.set(column, type)
  }
  return complaints
}

/** Whether CHANGELOG.md has a chapter of this release. */
function releases(): (version: string) => boolean {
  const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')
  const found = new Set([...text.matchAll(/^## (\d+\.\d+\.\d+) — /gm)].map(([, version]) => version))
  return (version) => found.has(version)
}

/** Every migration newer than the base. */
export function checkMigrations(): string[] {
  const columns: Columns = new Map()
  const released = releases()
  return migrationNames().flatMap((name) => {
    const complaints = complaintsAbout({ name, sql: migrationSql(name) }, columns, released)
    return name === BASE || BEFORE_THE_RULE.has(name) ? [] : complaints
  })
}
