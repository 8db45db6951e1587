import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from './migrate-jobs'

beforeAll(() => migrateJobs(env().DATABASE_URL))

/** A worker on its own to whom this happens once it works. */
async function run(happens: string) {
  const code = `require('./lib/jobs/work-alone.ts').workAlone(() => setTimeout(() => { ${happens} }, 500)).then((code) => process.exit(code))`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.node.json', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained] = [text(child.stdout), text(child.stderr)]
  const [exit] = (await once(child, 'exit')) as [number | null]
  return { exit, said: (await said) + (await complained) }
}

const LOST = `Promise.reject(new Error('Connection terminated unexpectedly'))
  setTimeout(() => process.kill(process.pid, 'SIGTERM'), 500)`

it.each([
  [LOST, 0, 'the worker has lost a connection'],
  ["throw new Error('prova')", 1, 'nobody caught an error of the worker'],
  ["Promise.reject(new Error('prova'))", 1, 'nobody caught an error of the worker'],
  ["process.kill(process.pid, 'SIGTERM')", 0, ''],
])(
  'a worker on its own ends in order after %s',
  async (happens, exit, words) => {
    const ended = await run(happens)
    expect(ended).toEqual({ exit, said: expect.stringContaining(words) })
    const { rows } = await pool().query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
    expect(rows).toEqual([])
  },
  60_000,
)
