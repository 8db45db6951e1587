import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { spawnServer } from '../scripts/child'

/** A port where nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A second process of the same site, on the same database; `own` is what its environment has of its own. */
export async function secondServer(
  own: Record<string, string> = {},
): Promise<{ server: ChildProcess; site: string }> {
  const port = await freePort()
  const server = spawnServer({ ...process.env, PORT: String(port), ...own })
  await once(server, 'message')
  return { server, site: `http://127.0.0.1:${port}` }
}
