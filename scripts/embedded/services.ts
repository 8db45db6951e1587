import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../migrations/files'
import { lives, type Proof, startProof } from './beacon'
import { anyGuests, enter } from './guests'
import { locked } from './lock'
import { startMail } from './mail'
import { freePort } from './ports'
import { ensureDatabase, startPostgres } from './postgres'
import { S3_KEY, startS3 } from './s3'

type Ports = { postgres: number; s3: number; smtp: number }
type Saved = Ports & { pid: number; proof: Proof; env: Record<string, string> }

/** `env` holds only the variables of what is embedded; `stop` does nothing for a process that only joined. */
export type Services = { env: Record<string, string>; stop(options?: Stop): Promise<void> }

/**
 * What of those who have joined meanwhile: a command that has done its own work leaves them the services, in the hands of a
 * keeper (`leave`), who waits for them (`wait`). A person's Ctrl-C ends the services for all.
 */
type Stop = { guests?: 'leave' | 'wait' }

const DATABASE = 'chiaravia'
const fileOf = (folder: string) => path.join(folder, 'services.json')

function recorded(folder: string): Saved | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Saved
  } catch {
    return undefined
  }
}

/** Starts what no variable points elsewhere, or joins the services of a process that runs already. */
export async function startServices(folder: string, given: NodeJS.ProcessEnv): Promise<Services> {
  const onWait = () => console.log('· un altro comando sta accendendo i servizi: lo aspetto')
  return locked({ folder, name: 'services', onWait }, async () => {
    const before = recorded(folder)
    if (before && (await isOwned(before))) {
      return { env: missing(before.env, given), stop: await enter(folder) }
    }
    return own(folder, given, before)
  })
}

const isOwned = async ({ proof }: Saved) => proof !== undefined && (await lives(proof))

/** Whether the services were left by a process that was killed: its server may take a moment to notice. */
export async function wasKilled(folder: string): Promise<boolean> {
  const before = recorded(folder)
  return before !== undefined && !(await isOwned(before))
}

const missing = (env: Record<string, string>, given: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !given[name]))

/** Under the lock: who starts now must not find a database that is about to end. Answers whether `end` ended them. */
async function stopWith(folder: string, end: (used: boolean) => Promise<boolean>): Promise<void> {
  while (!(await locked({ folder, name: 'services' }, async () => end(await anyGuests(folder)))))
    await sleep(500)
}

/** A process of its own that takes the services over, on the same ports, and ends them after the last who uses them. */
function appointKeeper(folder: string, given: NodeJS.ProcessEnv, embedded: readonly string[]): void {
  const all = Object.entries({ ...process.env, ...given })
  const env = Object.fromEntries(all.filter(([name]) => !embedded.includes(name))) as NodeJS.ProcessEnv
  const run = [path.join(ROOT, 'scripts', 'run.mjs'), 'services', folder]
  spawn(process.execPath, run, { cwd: ROOT, env, detached: true, stdio: 'ignore' }).unref()
}

async function own(folder: string, given: NodeJS.ProcessEnv, before?: Ports): Promise<Services> {
  // Where nothing is ours there is nobody to wait for.
  if (given.DATABASE_URL && given.SMTP_URL && given.S3_ENDPOINT)
    return { env: {}, stop: async () => undefined }
  const env: Record<string, string> = {}
  const stops: (() => Promise<void>)[] = []
  let stopDatabase: (() => Promise<void>) | undefined
  const beacon = await startProof()
  const stopAll = async () => {
    rmSync(fileOf(folder), { force: true })
    for (const one of stops.reverse()) await one()
    await stopDatabase?.()
    beacon.close()
  }
  /** The database goes on by itself; the keeper finds it, and begins the others anew. */
  const handOver = async () => {
    for (const one of stops.reverse()) await one()
    beacon.close()
    appointKeeper(folder, given, Object.keys(env))
  }
  let stopping: Promise<void> | undefined
  const stop = ({ guests }: Stop = {}) => {
    stopping ??= stopWith(folder, async (used) => {
      if (used && guests === 'wait') return false
      await (used && guests === 'leave' ? handOver() : stopAll())
      return true
    })
    return stopping
  }
  const ports: Ports = { postgres: 0, s3: 0, smtp: 0 }
  try {
    if (!given.DATABASE_URL) {
      const server = await startPostgres({
        folder: path.join(folder, 'postgres'),
        ...(before?.postgres ? { preferredPort: before.postgres } : {}),
      })
      stopDatabase = () => server.stop()
      await ensureDatabase(server.adminUrl, DATABASE)
      ports.postgres = server.port
      env.DATABASE_URL = server.urlOf(DATABASE)
    }
    if (!given.SMTP_URL) {
      const mailbox = path.join(folder, 'mail')
      const mail = await startMail(mailbox, await freePort(before?.smtp))
      stops.push(() => mail.stop())
      ports.smtp = mail.port
      Object.assign(env, { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAILBOX_DIR: mailbox })
    }
    if (!given.S3_ENDPOINT) {
      const s3 = await startS3(
        path.join(folder, 's3'),
        await freePort(before?.s3),
        given.S3_BUCKET || DATABASE,
      )
      stops.push(() => s3.stop())
      ports.s3 = s3.port
      const endpoint = `http://127.0.0.1:${s3.port}`
      Object.assign(env, { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: S3_KEY, S3_SECRET_KEY: S3_KEY })
    }
  } catch (error) {
    await stopAll()
    throw error
  }
  const proof: Proof = { port: beacon.port, token: beacon.token }
  const saved: Saved = { pid: process.pid, proof, ...ports, env }
  writeFileSync(fileOf(folder), JSON.stringify(saved, null, 2), { mode: 0o600 })
  return { env, stop }
}
