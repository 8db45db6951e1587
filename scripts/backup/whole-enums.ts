import { addTo } from '@/lib/core/grouped'

const ADDED =
  /ALTER TYPE\s+"?(\w+)"?\s+ADD VALUE\s+(?:IF NOT EXISTS\s+)?'([^']+)'(?:\s+(BEFORE|AFTER)\s+'([^']+)')?\s*;/gi
const CREATED = /CREATE TYPE\s+"?(\w+)"?\s+AS ENUM\s*\(([^)]*)\)/gi

type Added = { value: string; where?: string; beside?: string }

/**
 * The same migrations, in which each enumeration has from the beginning the values that were added to it later. PostgreSQL
 * before 17 does not let a transaction use a value that it has added, even to a type of its own, and a restore is one
 * transaction: either all of it or nothing.
 * @throws Error for an ADD VALUE that is written in a way that is not known here
 */
export function withWholeEnums(migrations: readonly string[]): string[] {
  const added = new Map<string, Added[]>()
  const without = migrations.map((sql) =>
    sql.replace(ADDED, (_all, type: string, value: string, where?: string, beside?: string) => {
      addTo(added, type, { value, where, beside })
      return ''
    }),
  )
  const unread = without.find((sql) => /\bADD VALUE\b/i.test(sql.replace(/--.*$/gm, '')))
  if (unread) throw new Error(`An ADD VALUE that cannot be read: ${unread.slice(0, 200)}`)
  return without.map((sql) =>
    sql.replace(CREATED, (_all, type: string, list: string) => {
      const values = [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value)
      const whole = (added.get(type) ?? []).reduce(place, values)
      return `CREATE TYPE "${type}" AS ENUM (${whole.map((value) => `'${value}'`).join(', ')})`
    }),
  )
}

function place(values: string[], { value, where, beside = '' }: Added): string[] {
  if (values.includes(value)) return values
  if (!where) return [...values, value]
  const at = values.indexOf(beside) + (where.toUpperCase() === 'AFTER' ? 1 : 0)
  return values.toSpliced(at, 0, value)
}
