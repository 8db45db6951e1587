import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startMail } from './mail'
import { answers, freePort } from './ports'
import { ensureDatabase, startPostgres } from './postgres'
import { isAlive } from './processes'
import { S3_KEY, startS3 } from './s3'

type Ports = { postgres: number; s3: number; smtp: number; beacon: number }
type Saved = Ports & { pid: number; env: Record<string, string> }

/** `env` holds only the variables of what is embedded; `stop` does nothing for who merely joined. */
export type Services = { env: Record<string, string>; stop(): Promise<void> }

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
  mkdirSync(folder, { recursive: true })
  const before = recorded(folder)
  if (before && isAlive(before.pid) && (await answers(before.beacon))) {
    return { env: missing(before.env, given), stop: async () => undefined }
  }
  return own(folder, given, before)
}

const missing = (env: Record<string, string>, given: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !given[name]))

async function own(folder: string, given: NodeJS.ProcessEnv, before?: Ports): Promise<Services> {
  const env: Record<string, string> = {}
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    rmSync(fileOf(folder), { force: true })
    for (const one of stops.reverse()) await one()
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopAll()
    return stopping
  }
  const ports: Ports = { postgres: 0, s3: 0, smtp: 0, beacon: 0 }
  try {
    if (!given.DATABASE_URL) {
      const server = await startPostgres({
        folder: path.join(folder, 'postgres'),
        ...(before?.postgres ? { preferredPort: before.postgres } : {}),
      })
      stops.push(() => server.stop())
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
    await stop()
    throw error
  }
  // A port that lives exactly as long as this process: pids are reused, an answering port is proof.
  ports.beacon = ports.s3 || ports.smtp
  writeFileSync(fileOf(folder), JSON.stringify({ pid: process.pid, ...ports, env }, null, 2), { mode: 0o600 })
  return { env, stop }
}
