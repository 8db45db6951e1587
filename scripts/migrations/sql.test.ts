import { migrationNames, migrationSql } from './files'
import { sqlFiles } from './sql'

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')
const files = sqlFiles()

it('every file can be applied again: nothing is made that is not replaced', () => {
  const bare = /\bCREATE\s+(?!OR\s+REPLACE\b)(?!CONSTRAINT\s+TRIGGER\s+(\w+))\w+/i
  const found = files.filter(({ content }) => bare.test(withoutComments(content)))
  expect(found.map(({ name }) => name)).toEqual([])
})

it('PostgreSQL replaces no constraint trigger: each is dropped before it is made', () => {
  const triggers = files.flatMap(({ content }) =>
    [...content.matchAll(/CREATE CONSTRAINT TRIGGER (\w+)[\s\S]*?\bON (\w+)/g)].map(([, name, table]) => ({
      made: `${name} ON ${table}`,
      isDropped: content.includes(`DROP TRIGGER IF EXISTS ${name} ON ${table};`),
    })),
  )
  expect(triggers.length).toBeGreaterThan(4)
  expect(triggers.filter(({ isDropped }) => !isDropped)).toEqual([])
})

it('a name is made once', () => {
  const made = files.flatMap(({ content }) =>
    [...content.matchAll(/CREATE (?:OR REPLACE )?(FUNCTION|VIEW) (\w+)/g)].map(
      ([, kind, name]) => `${kind} ${name}`,
    ),
  )
  expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([])
  expect(made.length).toBeGreaterThan(100)
})

it('a migration makes none of these, but for the functions on which an index of the base stands', () => {
  const making =
    /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:CONSTRAINT\s+)?(?:FUNCTION|PROCEDURE|TRIGGER|VIEW)\s+"?(\w+)/gi
  const made = migrationNames().flatMap((name) =>
    [...withoutComments(migrationSql(name)).matchAll(making)].map(([, object]) => `${name}: ${object}`),
  )
  expect(made).toEqual(['name_key', 'email_key', 'person_key'].map((name) => `20261128000000_base: ${name}`))
})
