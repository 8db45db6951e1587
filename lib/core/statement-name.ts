import { createHash } from 'node:crypto'
import { BoundedCache } from './bounded-cache'

/** Begins the text of a statement of Prisma's `$queryRaw` that connections shall keep parsed: one of few, asked often. */
export const PREPARED = '/* prepared */'

const names = new BoundedCache<string, string>('statements')

/** A statement's name follows from its text: the server's bundles have copies of this module and share the connections. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name, name.length)
  return name
}

/** For Prisma, which otherwise has every statement parsed and planned each time; nothing for what is not to be kept. */
export const nameOfPrepared = ({ sql }: { sql: string }): string =>
  sql.trimStart().startsWith(PREPARED) ? statementName(sql) : ''
