import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { binaries, reachable, serviceUser } from './binaries'
import { freePort } from './ports'
import { isAlive, stopProcess } from './processes'

export type Postgres = {
  port: number
  /** Address of the maintenance database. */
  adminUrl: string
  urlOf(database: string): string
  stop(): Promise<void>
}

type Options = { folder: string; preferredPort?: number; flags?: string[] }

/** Losing a test's data in a power cut is no loss; waiting for the disk is. */
export const UNSAFE_BUT_FAST = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
]

/** Starts PostgreSQL on a folder of its own, or takes over the one a crashed run left behind. */
export async function startPostgres({ folder, preferredPort, flags = [] }: Options): Promise<Postgres> {
  const home = reachable(path.resolve(folder))
  const password = preparePassword(home)
  initialise(home, password)
  const running = runningServer(home)
  const port = running?.port ?? (await freePort(preferredPort))
  const pid = running?.pid ?? launch(home, port, flags)
  const urlOf = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
  await untilReady(urlOf('postgres'), pid, home)
  return {
    port,
    adminUrl: urlOf('postgres'),
    urlOf,
    stop: () => stopProcess(pid, 'SIGINT', 'SIGQUIT'),
  }
}

function preparePassword(home: string): string {
  const user = serviceUser()
  const file = path.join(home, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const password = randomBytes(18).toString('hex')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  if (user) for (const target of [home, file]) chownSync(target, user.uid, user.gid)
  return password
}

/** Creates the cluster once. A half-made one (the power went) has no PG_VERSION-and-marker pair: start again. */
function initialise(home: string, password: string): void {
  const data = path.join(home, 'data')
  const marker = path.join(home, 'initialised')
  if (existsSync(marker)) return
  rmSync(data, { recursive: true, force: true })
  const args = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--no-instructions']
  const italian = ['--locale=C', '--locale-provider=icu', '--icu-locale=it-IT']
  const result = spawnSync(
    path.join(binaries(), 'initdb'),
    [...args, ...italian, `--pwfile=${path.join(home, 'password')}`],
    { ...serviceUser(), cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  if (result.status !== 0) {
    throw new Error(`initdb non è riuscito: ${result.error?.message ?? result.stderr.toString()}`)
  }
  writeFileSync(marker, `${password.length}\n`)
}

/** The server that already serves this folder, told by its own pid file. */
export function runningServer(home: string): { pid: number; port: number } | undefined {
  const file = path.join(home, 'data', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (pid > 0 && port > 0 && isAlive(pid) && isPostgres(pid)) return { pid, port }
  // After a reboot the number may belong to anybody; PostgreSQL itself would refuse to start.
  rmSync(file, { force: true })
  return undefined
}

function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  if (!existsSync('/proc/self/cmdline')) return true
  return existsSync(file) && readFileSync(file, 'utf8').includes('postgres')
}

/** In a process group of its own: Ctrl-C in the terminal must reach us, not the database below us. */
function launch(home: string, port: number, flags: string[]): number {
  const log = openSync(path.join(home, 'postgres.log'), 'a')
  const local = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
  ]
  const child = spawn(
    path.join(binaries(), 'postgres'),
    ['-D', path.join(home, 'data'), '-p', String(port), ...local, ...flags],
    { ...serviceUser(), cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  child.on('error', () => undefined)
  child.unref()
  if (!child.pid)
    throw new Error('PostgreSQL non si avvia: i suoi file binari mancano o non sono eseguibili.')
  return child.pid
}

async function untilReady(url: string, pid: number, home: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await client.end().catch(() => undefined)
      if (!isAlive(pid)) break
      await sleep(60)
    }
  }
  throw new Error(`PostgreSQL non si è avviato: vedi ${path.join(home, 'postgres.log')}`)
}

/** Creates a database unless it is there; answers whether it was created. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount) return false
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
    return true
  } finally {
    await client.end()
  }
}
