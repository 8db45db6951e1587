import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

const ROOT = path.join(__dirname, '..')

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
  const env = {
    ...process.env,
    PORT: String(port),
    TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json'),
    ...own,
  }
  const args = ['--import', 'tsx', path.join(ROOT, 'server.ts')]
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(server, 'message')
  return { server, site: `http://127.0.0.1:${port}` }
}
