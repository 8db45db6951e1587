import { availableParallelism } from 'node:os'
import path from 'node:path'

/*
 * What a container runs, `node .next/chiaravia.cjs <command>`: plain JavaScript, without a supervisor. It loads nothing that the site
 * does not need.
 */

const [command = 'site', ...args] = process.argv.slice(2)

/** Passwords, files and compressions are worked on by threads of Node's own, four unless it is told otherwise. */
function poolOf({ SITE_THREADS, UV_THREADPOOL_SIZE }: NodeJS.ProcessEnv): string {
  const threads = Number(SITE_THREADS) || availableParallelism() - 1
  return UV_THREADPOOL_SIZE || String(Math.max(4, threads + 1))
}

/** A file beside this one; the bundler leaves the name to Node. */
const beside = (name: string): unknown => require(path.join(__dirname, name))

async function site(): Promise<void> {
  // From the root, which is where it looks for everything.
  const { builtConfig } = await import('../built')
  Object.assign(process.env, builtConfig(process.env), {
    APP_ROLE: 'listener',
    UV_THREADPOOL_SIZE: poolOf(process.env),
  })
  beside('server.cjs')
}

/** Ends with 0 where the server of this machine answers. */
async function health(): Promise<void> {
  const address = `http://127.0.0.1:${process.env.PORT || 8000}/v2/health/live`
  const reply = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
  process.exitCode = reply?.ok ? 0 : 1
}

async function run(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  process.env.SITE_URL ||= `http://localhost:${process.env.PORT || 8000}`
  process.chdir(path.dirname(__dirname))
  process.env.NEXT_DIST_DIR = path.basename(__dirname)
  if (command === 'site') return site()
  if (command === 'health') return health()
  await (beside('commands.cjs') as typeof import('./commands')).run(command, args)
}

void run()
