import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './migrations/files'

const RUN = path.join(ROOT, 'scripts', 'run.mjs')
const running = new Set<ChildProcess>()

/** The child has already said on the terminal what was wrong. */
export class Failed extends Error {}

function track(args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: ROOT, ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Node in a process of its own: what it needed in memory goes away with it. */
export function runNode(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = track(args, { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Failed(`${args.join(' ')}: ${code}`))))
  })
}

/** One of our own commands. */
export const runCommand = (name: string, args: string[] = []): Promise<void> => runNode([RUN, name, ...args])

/** A small young generation keeps the server at rest under 400 MB; measured by `npm run bench memory`. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=1024']

/** server.ts with TypeScript loaded on the fly, tied to us: when we die, however we die, it stops. */
export function spawnServer(env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const tsconfig = path.join(ROOT, 'tsconfig.node.json')
  return track([...HEAP, '--import', 'tsx', path.join(ROOT, 'server.ts')], {
    env: { ...env, TSX_TSCONFIG_PATH: tsconfig, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

export function signalChildren(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
