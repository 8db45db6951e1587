import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { until } from '@/lib/testing/until'

/** Where Debian keeps it. */
const PLACES = `${process.env.PATH}:/usr/sbin`
/** It refuses to run as root. */
const NOBODY = 65534

export const hasPgBouncer = (): boolean =>
  spawnSync('pgbouncer', ['--version'], { env: { ...process.env, PATH: PLACES } }).status === 0

export type Pooler = {
  url: string
  /** Ends it at once, with all connections through it; `start` begins it again at the same address. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The real PgBouncer before a database, as ops/pgbouncer.ini has it: transactions share `poolSize` connections. */
export async function startPgBouncer(database: string, poolSize: number): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(database)
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
    { mode: 0o644 },
  )
  const url = `postgresql://nessuno@127.0.0.1:${own}${pathname}`
  let child: ChildProcess | undefined
  const kill = async () => {
    if (child?.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
  }
  const stop = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async () => {
    child = spawn('pgbouncer', ['-q', file], {
      env: { ...process.env, PATH: PLACES },
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    })
    await until(() => answers(url), 10_000)
  }
  await start().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, kill, start, stop }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
