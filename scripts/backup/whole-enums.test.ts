import { migrationNames, migrationSql } from '../migrations/files'
import { withWholeEnums } from './whole-enums'

it('gives an enumeration its later values in their places', () => {
  const [first, second, third] = withWholeEnums([
    `CREATE TYPE "stato" AS ENUM ('a', 'd');\nCREATE TYPE altro AS ENUM ('x');`,
    `ALTER TYPE "stato" ADD VALUE 'b' AFTER 'a';\nALTER TYPE stato ADD VALUE IF NOT EXISTS 'e';`,
    `-- ADD VALUE is only said here.\nALTER TYPE "stato" ADD VALUE 'c' BEFORE 'd';\nSELECT 1;`,
  ])
  expect(first).toBe(
    `CREATE TYPE "stato" AS ENUM ('a', 'b', 'c', 'd', 'e');\nCREATE TYPE "altro" AS ENUM ('x');`,
  )
  expect(second?.trim()).toBe('')
  expect(third?.trim()).toBe('-- ADD VALUE is only said here.\n\nSELECT 1;')
})

it('refuses what it cannot read, rather than losing a value', () => {
  expect(() => withWholeEnums([`ALTER TYPE public.stato ADD VALUE 'b';`])).toThrow('cannot be read')
})

it('reads every migration there is', () => {
  const sql = withWholeEnums(migrationNames().map(migrationSql))
  expect(sql.filter((text) => /^\s*ALTER TYPE .* ADD VALUE/im.test(text))).toEqual([])
})
