import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../embedded/processes'

/** Without this folder nothing says how many descriptors a process holds, nor how much memory. */
export const HAS_PROC = existsSync('/proc/self/fd')

/** Every process of this machine with its parent. */
function parents(): [pid: number, parent: number][] {
  if (!HAS_PROC) {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
    return lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        // The name of the program, in brackets, may contain anything.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return [[Number(name), Number(fields[1])]]
      } catch {
        return []
      }
    })
}

export const childrenOf = (pid: number): number[] =>
  parents()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)

/** A process and all that came of it. */
export function withDescendants(pid: number): number[] {
  const all = parents()
  const under = (one: number): number[] => [
    one,
    ...all.filter(([, parent]) => parent === one).flatMap(([child]) => under(child)),
  ]
  return under(pid)
}

/** Sockets, pipes and files that a process has open. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** Resident memory. */
export function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Until none of them exists. */
export async function untilGone(pids: readonly number[], seconds = 60): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(10)) {
    if (!pids.some(isRunning)) return
  }
  throw new Error(`Processi ancora vivi: ${pids.filter(isRunning).join(', ')}`)
}

/** A process that has ended and that nobody has asked about yet no longer runs. */
function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (!HAS_PROC) return true
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z')
  } catch {
    return false
  }
}
