import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EnvError } from '../../lib/core/env'
import { binaries, reachable, serviceUser } from './binaries'
import { locked } from './lock'
import { freePort } from './ports'
import { runningServer } from './postmaster'
import { isAlive, stopProcess } from './processes'

export type Postgres = {
  port: number
  /** Address of the maintenance database. */
  adminUrl: string
  urlOf(database: string): string
  stop(): Promise<void>
}

/** How long the processes of a killed server may take to end. */
const PATIENCE_MS = 30_000

type Options = { folder: string; preferredPort?: number; flags?: string[] }

/** Test data need not survive a power cut, so PostgreSQL does not wait for the disk. */
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
  // Two commands that start together: one makes the cluster and starts it, the other finds it running.
  return locked({ folder: home, name: 'postgres' }, async () => {
    const password = preparePassword(home)
    initialise(home, password)
    return startOrJoin(home, password, { preferredPort, flags })
  })
}

type Launch = { preferredPort?: number; flags: string[] }

async function startOrJoin(home: string, password: string, launched: Launch): Promise<Postgres> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const running = runningServer(home)
    const port = running?.port ?? (await freePort(launched.preferredPort))
    const logged = logSize(home)
    const pid = running?.pid ?? launch(home, port, launched.flags)
    const urlOf = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
    if (await isReady(urlOf('postgres'), pid, home)) return handle(pid, port, urlOf)
    const why = lastWords(home, logged)
    // A killed server's last processes are still at work; or the port went to somebody else meanwhile.
    const passes =
      running !== undefined || /pre-existing shared memory|postmaster\.pid|Address already in use/.test(why)
    if (!passes || Date.now() > until) throw new EnvError(notStarted(home, why))
    await sleep(300)
  }
}

function handle(pid: number, port: number, urlOf: Postgres['urlOf']): Postgres {
  return {
    port,
    adminUrl: urlOf('postgres'),
    urlOf,
    stop: () => stopProcess(pid, 'SIGINT', 'SIGQUIT'),
  }
}

const logFile = (home: string) => path.join(home, 'postgres.log')
const logSize = (home: string) => statSync(logFile(home), { throwIfNoEntry: false })?.size ?? 0

/** What PostgreSQL has written since as its reason. */
function lastWords(home: string, since: number): string {
  if (!existsSync(logFile(home))) return ''
  const lines = readFileSync(logFile(home)).subarray(since).toString('utf8').split('\n')
  return lines.filter((line) => /FATAL|PANIC|ERROR|could not/.test(line)).join(' ')
}

const notStarted = (home: string, why: string) =>
  `PostgreSQL non si è avviato: ${why.trim() || 'non dice perché'}\nIl suo registro è ${logFile(home)}.`

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

/**
 * Creates the cluster once. A half-made one (the power went) is made again: one that has been started has data, and only
 * its mark is lost; what may have some is put aside, never deleted.
 */
function initialise(home: string, password: string): void {
  const data = path.join(home, 'data')
  const marker = path.join(home, 'initialised')
  if (existsSync(marker)) return
  if (existsSync(path.join(data, 'postmaster.opts'))) {
    writeMark(home, marker, password)
    return
  }
  if (existsSync(path.join(data, 'global', 'pg_control'))) renameSync(data, `${data}-${Date.now()}`)
  else rmSync(data, { recursive: true, force: true })
  const args = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--no-instructions']
  const italian = ['--locale=C', '--locale-provider=icu', '--icu-locale=it-IT']
  const result = spawnSync(
    path.join(binaries(), 'initdb'),
    [...args, ...italian, `--pwfile=${path.join(home, 'password')}`],
    { ...serviceUser(), cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  if (result.status !== 0) {
    const why = result.error?.message ?? result.stderr.toString().trim()
    throw new EnvError(`Il database incorporato non si può creare in ${data}: ${why}`)
  }
  writeMark(home, marker, password)
}

/** On the disk for good, before anybody writes into the cluster. */
function writeMark(home: string, marker: string, password: string): void {
  writeFileSync(marker, `${password.length}\n`, { flush: true })
  const folder = openSync(home, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** In a process group of its own: Ctrl-C in the terminal must reach us, not the database below us. */
function launch(home: string, port: number, flags: string[]): number {
  const log = openSync(logFile(home), 'a')
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
    throw new EnvError('PostgreSQL non si avvia: i suoi file binari mancano o non sono eseguibili.')
  return child.pid
}

/** Waits until it answers; false when it has ended instead. */
async function isReady(url: string, pid: number, home: string): Promise<boolean> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      await client.end().catch(() => undefined)
      if ((error as { code?: string }).code === '28P01') throw new EnvError(wrongPassword(home))
      if (!isAlive(pid)) return false
      await sleep(60)
    }
  }
  return false
}

const wrongPassword = (home: string) =>
  `Il database incorporato in ${home} ha un’altra password di quella in ${path.join(home, 'password')}: rimetti il file di prima, o ricomincia da una cartella vuota.`

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
