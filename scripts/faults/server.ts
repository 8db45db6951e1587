import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { spawnServer } from '../child'
import { answerOf } from '../child-answer'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'

/** Where the servers' own words are kept, for whoever wants to know why a goal was missed. */
export const LOGS = path.join(ROOT, '.data', 'faults')

/** Many times what a start takes, also on a machine that does other things. */
const START_MS = 300_000

/** A production server that can be killed and started again on the same port. */
export class Server {
  private child: ChildProcess | undefined
  private asked = false
  /** How often it has ended without having been told to. */
  deaths = 0

  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly log: number,
  ) {}

  /** `env` says what is different from the surroundings, for example another DATABASE_URL. */
  static async begin(name: string, env: Record<string, string> = {}): Promise<Server> {
    mkdirSync(LOGS, { recursive: true })
    const port = String(await freePort())
    const own = { ...process.env, PORT: port, SITE_URL: `http://127.0.0.1:${port}`, ...env }
    const server = new Server(own, openSync(path.join(LOGS, `${name}.log`), 'w'))
    await server.start()
    return server
  }

  /** Where it listens, which is not what its pages say where it stands behind another address. */
  get site(): string {
    return `http://127.0.0.1:${this.env.PORT}`
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  get isUp(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Resolves when it serves. */
  async start(): Promise<void> {
    this.asked = false
    const child = spawnServer(this.env, this.log)
    this.child = child
    child.once('exit', () => {
      if (!this.asked) this.deaths += 1
    })
    try {
      await answerOf(child, 'server', START_MS)
    } catch (error) {
      this.asked = true
      child.kill('SIGKILL')
      throw new Error(`Il server non è partito: vedi .data/faults. ${error}`)
    }
  }

  /** Resolves with its exit code (null after a signal) when it has ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!this.child || !this.isUp) return this.child?.exitCode ?? null
    this.asked = true
    const gone = once(this.child, 'exit')
    this.child.kill(signal)
    await gone
    return this.child.exitCode
  }
}
