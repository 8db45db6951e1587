import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { reachable } from '../embedded/binaries'
import { startMail } from '../embedded/mail'
import { freePort } from '../embedded/ports'
import { startPostgres } from '../embedded/postgres'
import { startS3 } from '../embedded/s3'
import { ROOT } from '../migrations/files'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson } from './api-person'
import { compareObjects, compareTables } from './compare'
import { firstAgent, missingSteps, paidCase, setUp } from './first-day'
import { isGood, send } from './http-call'
import { OwnPostgres } from './own-postgres'
import { LOGS } from './server'
import type { Fault } from './types'

const RUN = path.join(ROOT, 'scripts', 'run.mjs')
const ADA = { email: 'ada.rossi@ponte.it', password: 'una password del primo giorno' }
const UGO = { email: 'ugo.bianchi@ponte.it', password: 'un’altra del primo giorno' }

/**
 * From nothing, by what the documentation says and no more: on the embedded PostgreSQL and, where TEST_DATABASE_ADMIN_URL
 * names another, on that; in both under a role that may make databases and nothing else.
 */
export const INSTALLATION: Fault = {
  name: 'installation',
  title: 'An installation of one’s own, from nothing to a restored copy',
  run: async () => {
    const given = process.env.TEST_DATABASE_ADMIN_URL
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-installation-'))
    const home = path.join(folder, 'postgres')
    const embedded = await startPostgres({ folder: home })
    try {
      const urls = [embedded.adminUrl, ...(given ? [given] : [])]
      const rows: Row[] = []
      for (const [at, url] of urls.entries()) rows.push(...(await onServer(url, path.join(folder, `${at}`))))
      return rows
    } finally {
      await embedded.stop()
      for (const place of [folder, reachable(home)]) rmSync(place, { recursive: true, force: true })
    }
  },
}

async function onServer(url: string, folder: string): Promise<Row[]> {
  const { server, end } = await OwnPostgres.at(url)
  const ends: (() => Promise<unknown>)[] = [end]
  try {
    const rows = await installed(server, folder, (work) => void ends.unshift(work))
    return rows.map((row) => ({ ...row, what: `PostgreSQL ${server.version}: ${row.what}` }))
  } finally {
    for (const work of ends) await work()
  }
}

type AtEnd = (work: () => Promise<unknown>) => void

async function installed(postgres: OwnPostgres, folder: string, atEnd: AtEnd): Promise<Row[]> {
  const first = await Machine.begin(postgres, path.join(folder, 'first'), atEnd)
  const startS = await first.start()
  const said = await first.command(
    'admin:create',
    '--email',
    ADA.email,
    '--nome',
    'Ada',
    '--cognome',
    'Rossi',
  )
  const admin = await new ApiPerson(first.site, 'admin').begin(
    ADA.email,
    ADA.password,
    said.match(/http\S+/)?.[0] ?? '',
  )
  const offer = await setUp(admin)
  const agent = new ApiPerson(first.site, 'agents')
  await firstAgent(admin, agent, first.mailbox, UGO.password)
  const caseId = await paidCase(admin, agent, offer)
  const copies = path.join(folder, 'copies')
  const beforeBackup = await missingSteps(admin)
  await first.command('backup', copies)
  await admin.call('POST', 'setup/backup')
  const missing = await missingSteps(admin)
  await first.stop()
  // Of the same instant as what is restored: the server has ended since.
  await first.command('backup', path.join(folder, 'last'))
  const [copy = ''] = readdirSync(path.join(folder, 'last'))

  const second = await Machine.begin(postgres, path.join(folder, 'second'), atEnd, first.secrets)
  await second.command('restore', path.join(folder, 'last', copy))
  const tables = await compareTables(first.databaseUrl, second.databaseUrl)
  const objects = compareObjects(first.objects, second.objects)
  await first.start()
  await second.start()
  const figures = await different(await figuresOf(first, caseId), await figuresOf(second, caseId))
  return [
    { what: 'empty database to first page, with the site built', measured: `${startS.toFixed(1)} s` },
    none(
      'steps of the list that are open before the backup, but for it',
      beforeBackup.filter((step) => !step.startsWith('copia')),
    ),
    none('steps that are open after it', missing),
    { what: 'tables, rows, objects', measured: `${tables.count}, ${tables.rows}, ${objects.count}` },
    none('tables that differ on the second machine', tables.different),
    none('of their structure', tables.structure),
    none('objects that differ', objects.different),
    none('figures and pages that differ', figures),
  ]
}

/** Where everything of one installation is: as on a machine of its own. */
class Machine {
  private server: ChildProcess | undefined

  private constructor(
    readonly folder: string,
    readonly env: Record<string, string>,
  ) {}

  static async begin(
    postgres: OwnPostgres,
    folder: string,
    atEnd: AtEnd,
    secrets: Record<string, string> = { AUTH_SECRET: secret(), INTERNAL_TOKEN: secret() },
  ): Promise<Machine> {
    for (const name of ['s3', 'mail', 'data']) mkdirSync(path.join(folder, name), { recursive: true })
    const [port, databaseUrl] = [await freePort(), await postgres.database()]
    // A bucket that nobody has made yet.
    const store = await startS3(path.join(folder, 's3'), 0, 'altrui')
    const mail = await startMail(path.join(folder, 'mail'), 0)
    atEnd(() => Promise.all([store.stop(), mail.stop()]))
    const machine = new Machine(folder, {
      ...(parseEnv(readFileSync(path.join(ROOT, '.env.example'), 'utf8')) as Record<string, string>),
      ...secrets,
      SITE_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
      S3_BUCKET: 'documenti',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Ponte Credito <ciao@ponte.it>',
      DATA_DIR: path.join(folder, 'data'),
      ENV_FILE: path.join(folder, 'env'),
      NEXT_DIST_DIR: '.next-test',
    })
    atEnd(() => machine.stop())
    return machine
  }

  get site(): string {
    return this.env.SITE_URL ?? ''
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
      if (server.exitCode !== null) break
      if (isGood(await send(this.site, { path: '/' }))) return (performance.now() - startedAt) / 1_000
    }
    throw new Error('npm start non serve: vedi .data/faults/installation-start.log.')
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (!server || server.exitCode !== null) return
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
    return spawn(process.execPath, [RUN, ...args], { cwd: ROOT, env, stdio: ['ignore', output, output] })
  }
}

const secret = () => randomBytes(32).toString('base64url')

/** What people read there: the case, every report that there is, the site's own pages. */
async function figuresOf(machine: Machine, caseId: string): Promise<Map<string, string>> {
  const admin = await new ApiPerson(machine.site, 'admin').signIn(ADA.email, ADA.password)
  const reports = readdirSync(path.join(ROOT, 'app', 'v2', 'reports'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'scheda')
    .map(({ name }) => `reports/${name}`)
  const asked = [
    `pratiche/${caseId}`,
    'provvigioni?limit=50',
    'incassi/differenze?limit=50',
    'rates',
    ...reports,
  ]
  const found = new Map<string, string>()
  for (const at of asked) found.set(at, JSON.stringify(await admin.call('GET', at)))
  for (const at of ['/pagine/privacy-policy', '/prestiti'])
    found.set(at, String((await send(machine.site, { path: at })).status))
  return found
}

const different = async (one: Map<string, string>, other: Map<string, string>) =>
  [...one.keys()].filter((at) => one.get(at) !== other.get(at))
