import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { until } from '../../lib/testing/until'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'
import { untilGone, withDescendants } from './process-table'
import { LOGS } from './server'

/** Many times what a start takes, also on a machine that does other things. */
const START_MS = 120_000

/** `npm run worker`: the queue in a process of its own, which can be killed and started again. */
export class WorkerProcess {
  private child: ChildProcess | undefined

  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly log: number,
    private readonly port: number,
  ) {}

  /** Its log is .data/faults/<name>.log; `env` says what is different from the surroundings. */
  static async begin(name: string, env: Record<string, string>): Promise<WorkerProcess> {
    mkdirSync(LOGS, { recursive: true })
    const port = await freePort()
    const own = { ...process.env, ...env, WORKER_METRICS_PORT: String(port) }
    const worker = new WorkerProcess(own, openSync(path.join(LOGS, `${name}.log`), 'w'), port)
    await worker.start()
    return worker
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  get isUp(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  /** Resolves when it does jobs: it listens for who asks for its figures from then on. */
  async start(): Promise<void> {
    const run = path.join(ROOT, 'scripts', 'run.mjs')
    this.child = spawn(process.execPath, [run, 'worker'], {
      cwd: ROOT,
      env: this.env,
      stdio: ['ignore', this.log, this.log],
    })
    await until(async () => this.isUp && (await listens(this.port)), START_MS)
  }

  async kill(): Promise<void> {
    if (!this.child || !this.isUp) return
    const gone = once(this.child, 'exit')
    const all = withDescendants(this.pid)
    for (const pid of all.toReversed()) process.kill(pid, 'SIGKILL')
    await gone
    await untilGone(all)
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (there: boolean) => {
      socket.destroy()
      resolve(there)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
