import pg from 'pg'
import { applicationName } from '@/lib/core/process-name'

const PATIENCE_MS = 5_000

/** Asks the database on a connection of its own, which ends with the work; for what is asked once, before or beside the pools. */
export async function askAtStart<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName('start'),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // Its end is told by the question that waits.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
