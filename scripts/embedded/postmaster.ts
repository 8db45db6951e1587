import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './processes'

/**
 * The server that already serves this cluster, told by its pid file. The file may be a stranger's: copied with the
 * folder, or left behind and its number given to another process since.
 */
export function runningServer(home: string): { pid: number; port: number } | undefined {
  const data = path.join(home, 'data')
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  // Of a dead process: PostgreSQL looks itself whether anything of it is still at work, better than we could.
  if (!(pid > 0 && isAlive(pid))) return undefined
  if (port > 0 && serves(pid, data, lines[1] ?? '')) return { pid, port }
  // It would refuse to start while that number lives.
  rmSync(file, { force: true })
  return undefined
}

/** A postmaster's working directory is its cluster, wherever that has been moved since. */
function serves(pid: number, data: string, noted: string): boolean {
  const process = `/proc/${pid}`
  if (!existsSync('/proc/self/cwd')) return path.resolve(noted) === path.resolve(data)
  try {
    const command = readFileSync(`${process}/cmdline`, 'utf8')
    return command.includes('postgres') && readlinkSync(`${process}/cwd`) === realpathSync(data)
  } catch {
    // Somebody else's process, which only they may look into.
    return path.resolve(noted) === path.resolve(data)
  }
}
