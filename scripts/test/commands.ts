import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { scratchFolder } from '../embedded/scratch'
import { ROOT } from '../migrations/files'
import { createDatabase, dropDatabase, urlOf } from './cluster'

const admin = process.env.TEST_DATABASE_ADMIN_URL ?? ''
const template = process.env.TEST_DATABASE_TEMPLATE ?? ''

export type Given = Record<string, string>
type Ended = { code: number | null; said: string }

export async function ask(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Our commands as a person runs them, in a folder and with databases that go away after the tests of a file. */
export function commands() {
  const folder = mkdtempSync(path.join(scratchFolder(), 'chiaravia-start-'))
  const made: string[] = []

  /** One of our commands, as a person runs it, with an environment of its own. */
  function begin(args: string[], given: Given) {
    const { PATH = '', HOME = '' } = process.env
    const defaults = {
      ENV_FILE: path.join(folder, 'env'),
      DATA_DIR: path.join(folder, 'data'),
      DEMO: 'false',
      PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
    }
    return spawn(process.execPath, [path.join(ROOT, 'scripts', 'run.mjs'), ...args], {
      cwd: ROOT,
      env: { PATH, HOME, ...defaults, ...given } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  async function run(args: string[], given: Given): Promise<Ended> {
    const child = begin(args, given)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, said }
  }

  async function database(from = template): Promise<string> {
    const name = await createDatabase(admin, from)
    made.push(name)
    return urlOf(admin, name)
  }

  afterAll(async () => {
    for (const name of made) await dropDatabase(admin, name)
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, begin, run, database }
}
