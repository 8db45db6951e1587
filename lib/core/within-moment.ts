import 'server-only'
import { pool } from './db'
import { errorCodes } from './db-errors'
import { reading } from './replica'

/** PostgreSQL has ended a statement that took too long. */
const CANCELLED = '57014'

/** In less time nothing is found. */
const SHORTEST_MS = 10

type Statement = { text: string; values: unknown[] }

/**
 * Rows of a statement that an index answers, if it does so before this instant (ms since 1970); null where it does not. For what is a
 * courtesy: nobody waits for it, neither for a connection, and it never reads a whole table.
 */
export const rowsWithin = <Row extends object>(until: number, statement: Statement): Promise<Row[] | null> =>
  reading('search', () => rowsBefore<Row>(until, statement))

async function rowsBefore<Row extends object>(
  until: number,
  { text, values }: Statement,
): Promise<Row[] | null> {
  const client = await pool().connect()
  const left = Math.floor(until - Date.now())
  if (left < SHORTEST_MS) {
    client.release()
    return null
  }
  try {
    await client.query(
      `BEGIN READ ONLY; SET LOCAL statement_timeout = ${left}; SET LOCAL enable_seqscan = off`,
    )
    const { rows } = await client.query<Row>(text, values)
    await client.query('COMMIT')
    client.release()
    return rows
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken) => client.release(broken),
    )
    if (errorCodes(error).includes(CANCELLED)) return null
    throw error
  }
}
