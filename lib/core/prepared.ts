import 'server-only'
import type { QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult } from 'pg'
import { pool } from './db'
import { statementName } from './statement-name'

/** What PostgreSQL says of a plan whose columns a migration has given another type. */
const FEATURE_NOT_SUPPORTED = '0A000'

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
