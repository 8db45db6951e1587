import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { startMail } from '../embedded/mail'
import { freePort } from '../embedded/ports'
import { S3_KEY, startS3 } from '../embedded/s3'
import { ROOT } from '../migrations/files'
import { isGood, send } from './http-call'
import type { OwnPostgres } from './own-postgres'
import { LOGS } from './server'

export type AtEnd = (work: () => Promise<unknown>) => void

const secret = () => randomBytes(32).toString('base64url')

/** Where everything of one installation is: as on a machine of its own. */
export class Machine {
  private server: ChildProcess | undefined

  private constructor(
    readonly folder: string,
    readonly env: Record<string, string>,
    private readonly atEnd: AtEnd,
    /** The tree of the release that it runs. */
    private readonly root: string = ROOT,
  ) {}

  /** `given`: what is said in its environment beside what every machine needs, such as the secrets of another one. */
  static async begin(
    postgres: OwnPostgres,
    folder: string,
    atEnd: AtEnd,
    given: Record<string, string> = {},
    root?: string,
  ): Promise<Machine> {
    for (const name of ['s3', 'mail', 'data']) mkdirSync(path.join(folder, name), { recursive: true })
    const [port, databaseUrl] = [await freePort(), await postgres.database()]
    // A bucket that nobody has made yet.
    const store = await startS3(path.join(folder, 's3'), 0, 'altrui')
    const mail = await startMail(path.join(folder, 'mail'), 0)
    atEnd(() => Promise.all([store.stop(), mail.stop()]))
    const machine = new Machine(
      folder,
      {
        ...(parseEnv(readFileSync(path.join(ROOT, '.env.example'), 'utf8')) as Record<string, string>),
        AUTH_SECRET: secret(),
        INTERNAL_TOKEN: secret(),
        SITE_URL: `http://127.0.0.1:${port}`,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
        S3_BUCKET: 'documenti',
        S3_ACCESS_KEY: S3_KEY,
        S3_SECRET_KEY: S3_KEY,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'Ponte Credito <ciao@ponte.it>',
        DATA_DIR: path.join(folder, 'data'),
        ENV_FILE: path.join(folder, 'env'),
        NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
        ...given,
      },
      atEnd,
      root,
    )
    atEnd(() => machine.stop())
    return machine
  }

  /** One more server of the same installation, of the release in `root`. */
  async beside(folder: string, root = this.root): Promise<Machine> {
    mkdirSync(path.join(folder, 'data'), { recursive: true })
    const own = {
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data'),
      ENV_FILE: path.join(folder, 'env'),
    }
    const machine = new Machine(folder, { ...this.env, ...own }, this.atEnd, root)
    this.atEnd(() => machine.stop())
    return machine
  }

  get site(): string {
    return this.env.SITE_URL ?? ''
  }
  /** Of `npm start`, under which everything else of it runs. */
  get pid(): number {
    return this.server?.pid ?? 0
  }
  get port(): number {
    return Number(this.env.PORT)
  }
  get databaseUrl(): string {
    return this.env.DATABASE_URL ?? ''
  }
  get mailbox(): string {
    return path.join(this.folder, 'mail')
  }
  get objects(): string {
    return path.join(this.folder, 's3', 'documenti')
  }
  get secrets(): Record<string, string> {
    const { AUTH_SECRET = '', INTERNAL_TOKEN = '' } = this.env
    return { AUTH_SECRET, INTERNAL_TOKEN }
  }

  /** `npm start`; resolves with the seconds to the first page. */
  async start(): Promise<number> {
    const startedAt = performance.now()
    const server = this.spawn(['start'], this.log('start'))
    this.server = server
    for (const deadline = Date.now() + 900_000; Date.now() < deadline; await sleep(200)) {
      if (server.exitCode !== null || server.signalCode !== null) break
      if (isGood(await send(`http://127.0.0.1:${this.port}`, { path: '/' })))
        return (performance.now() - startedAt) / 1_000
    }
    throw new Error('npm start non serve: vedi .data/faults/installation-start.log.')
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
  }

  /** One of our commands; answers what it said. @throws where it does not end with 0 */
  async command(...args: string[]): Promise<string> {
    const child = this.spawn(args, 'pipe')
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`npm run ${args.join(' ')}: ${code}\n${said}`)
    return said
  }

  private log(name: string): number {
    mkdirSync(LOGS, { recursive: true })
    return openSync(path.join(LOGS, `installation-${name}.log`), 'a')
  }

  private spawn(args: string[], output: 'pipe' | number): ChildProcess {
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, ...this.env } as unknown as NodeJS.ProcessEnv
    const run = path.join(this.root, 'scripts', 'run.mjs')
    return spawn(process.execPath, [run, ...args], { cwd: this.root, env, stdio: ['ignore', output, output] })
  }
}
