import 'server-only'
import { createHash } from 'node:crypto'
import type { QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult } from 'pg'
import { BoundedCache } from './bounded-cache'
import { pool } from './db'

/** What PostgreSQL says of a plan whose columns a migration has given another type. */
const FEATURE_NOT_SUPPORTED = '0A000'

const names = new BoundedCache<string, string>('statements')

/** A statement's name follows from its text: the server's bundles have copies of this module and share the connections. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name, name.length)
  return name
}

/**
 * Asks by a statement that each connection parses once, and plans a few times at most. Its text is remembered for good:
 * it is one of few, and what differs from call to call is in `values`.
 */
export function queryPrepared(query: QueryArrayConfig): Promise<QueryArrayResult<unknown[]>>
export function queryPrepared<R extends object>(query: QueryConfig): Promise<QueryResult<R>>
export async function queryPrepared(query: QueryConfig): Promise<unknown> {
  try {
    return await pool().query({ ...query, name: statementName(query.text) })
  } catch (error) {
    if ((error as { code?: string }).code !== FEATURE_NOT_SUPPORTED) throw error
    return pool().query(query)
  }
}
