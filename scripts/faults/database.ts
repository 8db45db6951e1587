import { rmSync } from 'node:fs'
import path from 'node:path'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, type Postgres, startPostgres } from '../embedded/postgres'
import { runningServer } from '../embedded/postmaster'
import { signalIfAlive, stopProcess } from '../embedded/processes'
import { startStandby } from '../embedded/standby'
import { childrenOf, untilGone } from './process-table'

const NAME = 'chiaravia'

/** A PostgreSQL of our own that can be killed, stopped, frozen and started again on the same port. */
export class Database {
  private constructor(
    private readonly home: string,
    private server: Postgres,
  ) {}

  static async begin(folder: string): Promise<Database> {
    const home = path.join(folder, 'postgres')
    const server = await startPostgres({ folder: home })
    await ensureDatabase(server.adminUrl, NAME)
    return new Database(home, server)
  }

  get url(): string {
    return this.server.urlOf(NAME)
  }

  get port(): number {
    return this.server.port
  }

  private get running() {
    return runningServer(reachable(path.resolve(this.home)))
  }

  private get postmaster(): number {
    const { running } = this
    if (!running) throw new Error('PostgreSQL non è acceso')
    return running.pid
  }

  /** Ends it by this signal; resolves when nothing of it is left that could still write. */
  async kill(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const pid = this.postmaster
    // Held still, so that it gives birth to nobody between the count and the end.
    if (signal === 'SIGKILL') process.kill(pid, 'SIGSTOP')
    const all = [pid, ...childrenOf(pid)]
    process.kill(pid, signal)
    await untilGone(all)
  }

  /** One of its processes dies, as by the system when memory is short: it then restarts all the others itself. */
  async killOneProcess(): Promise<void> {
    const children = childrenOf(this.postmaster)
    const chosen = children[Math.floor(Math.random() * children.length)]
    if (!chosen) throw new Error('PostgreSQL non ha processi')
    process.kill(chosen, 'SIGKILL')
    await untilGone(children)
    await this.start()
  }

  /** Nothing answers, nothing is closed; until `thaw`. */
  freeze(): () => void {
    const pid = this.postmaster
    process.kill(pid, 'SIGSTOP')
    const all = [pid, ...childrenOf(pid)]
    for (const one of all.slice(1)) signalIfAlive(one, 'SIGSTOP')
    return () => {
      for (const one of all) signalIfAlive(one, 'SIGCONT')
    }
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    this.server = await startPostgres({ folder: this.home, preferredPort: this.port })
  }

  /** A hot standby of it beside it, which follows it from now on. */
  async standby(folder: string): Promise<Database> {
    const primary = { folder: this.home, server: this.server }
    return new Database(folder, await startStandby({ primary, folder }))
  }

  /** Ends it and takes its data away. */
  async remove(): Promise<void> {
    // Asked of its own file: the number of a dead process may belong to somebody else by now.
    if (this.running) await stopProcess(this.running.pid, 'SIGINT', 'SIGQUIT')
    rmSync(reachable(path.resolve(this.home)), { recursive: true, force: true })
  }
}
