import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** What `pg` does not declare: the socket, and whether the server has answered everything. */
type Inside = { connection: { stream: Socket }; readyForQuery: boolean }
const inside = (client: PoolClient) => client as unknown as Inside

/** As the system itself would say it, which Prisma understands too. */
const deaf = (ms: number) =>
  Object.assign(new Error(`PostgreSQL did not answer for ${ms} ms`), {
    code: 'ETIMEDOUT',
    errno: -110,
    syscall: 'read',
  })

/**
 * Ends a connection on which the server has been silent for `ms` while a query waits. `query_timeout` of `pg` would
 * give up the query but keep the connection, and the next query would wait behind the lost one.
 */
export function watchSilence(pool: Pool, ms: number): void {
  // A connection that is lent out has no listener of the pool's: without one of ours its end would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (ms === 0) return
  pool.on('connect', (client) => {
    const { stream } = inside(client).connection
    stream.on('timeout', () => {
      const heard = stream.bytesRead
      // After a pause of this very process the answer may lie in the system's buffer: read first.
      setImmediate(() =>
        setImmediate(() => {
          if (stream.bytesRead === heard && !inside(client).readyForQuery) stream.destroy(deaf(ms))
        }),
      )
    })
  })
  pool.on('acquire', (client) => inside(client).connection.stream.setTimeout(ms))
  pool.on('release', (_error, client) => inside(client).connection.stream.setTimeout(0))
}
