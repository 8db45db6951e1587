import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnv } from '../lib/core/env'
import { builtConfig, builtServer } from './built'
import { Failed } from './exit-codes'
import { ROOT } from './migrations/files'

const RUN = path.join(ROOT, 'scripts', 'run.mjs')
const EXIT_WITH_PARENT = pathToFileURL(path.join(ROOT, 'scripts', 'exit-with-parent.mjs')).href
const running = new Set<ChildProcess>()

function track(args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: ROOT, ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Node in a process of its own: what it needed in memory goes away with it, and it goes away with us. */
export function runNode(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  onMessage?: (message: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = track(['--import', EXIT_WITH_PARENT, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...env, PARENT_PID: String(process.pid) },
    })
    if (onMessage) child.on('message', onMessage)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Failed(`${args.join(' ')}: ${code}`))))
  })
}

/** One of our own commands; `flags` are for Node itself. */
export const runCommand = (
  name: string,
  args: string[] = [],
  onMessage?: (message: unknown) => void,
  flags: string[] = [],
): Promise<void> => runNode([...flags, RUN, name, ...args], process.env, onMessage)

/**
 * While developing everything is in one thread. In production each thread has a limit of its own (lib/serving), which this option would
 * replace: a leak ends in an error, and the larger a heap may be, the later it is collected.
 */
const DEV_HEAP = '--max-old-space-size=1024'

/** What V8 does beside the threads, collecting garbage above all, has their priority or more: it leaves them a processor. */
const V8_THREADS = `--v8-pool-size=${Math.max(1, availableParallelism() - 1)}`

/**
 * What glibc would otherwise keep for itself after each render and each compression (some 45 MB); other systems
 * do not read these names. A fixed threshold is glibc's own default, but one that no longer grows by itself.
 */
const MALLOC = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Passwords, files and compressions are worked on by threads of Node's own, four unless it is told otherwise. */
const MIN_POOL = 4

/** What grows with the threads: the places where glibc finds memory, and the threads of Node's own. */
function ofThreads(env: NodeJS.ProcessEnv): Record<string, string> {
  const all = readEnv(env).SITE_THREADS + 1
  return { MALLOC_ARENA_MAX: String(all), UV_THREADPOOL_SIZE: String(Math.max(MIN_POOL, all)) }
}

/**
 * The server as a child that stops when this process ends for whatever reason. In production it is what the build
 * made of it. `output` is where it writes: this terminal, or a file that is open.
 */
export function spawnServer(
  env: NodeJS.ProcessEnv = process.env,
  output: 'inherit' | number = 'inherit',
): ChildProcess {
  const built = env.NODE_ENV === 'production' ? builtServer(env) : undefined
  const program = built ? [built] : ['--import', 'tsx', path.join(ROOT, 'server.ts')]
  return track([...(built ? [] : [DEV_HEAP]), V8_THREADS, ...program], {
    env: {
      ...MALLOC,
      ...(built ? ofThreads(env) : {}),
      ...env,
      APP_ROLE: 'listener',
      ...(built ? builtConfig(env) : { TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json') }),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', output, output, 'ipc'],
  })
}

export function signalChildren(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
