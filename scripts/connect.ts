import pg from 'pg'
import { applicationName } from '../lib/core/process-name'

/** How long a host may take to answer before a sentence says that it does not. */
const REACH_MS = 10_000

/** A connection of a command's own: a server that goes away ends its queries, not the process. */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: REACH_MS,
    keepAlive: true,
    application_name: applicationName('command'),
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectTo(connectionString)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
