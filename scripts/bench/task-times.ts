import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100

/** Processor time of each thread of a process so far, in seconds, by its id; of Linux alone. */
export function taskTimes(pid: number): Map<string, number> {
  const times = new Map<string, number>()
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    try {
      const [, fields = ''] = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8').split(') ')
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
      times.set(task, (user + system) / TICKS_PER_S)
    } catch {
      // It has ended meanwhile.
    }
  }
  return times
}

/** Seconds of processor between two looks: of the busiest thread other than the listener's, which is the site's, and of all. */
export function spent(pid: number, before: Map<string, number>, now: Map<string, number>) {
  const each = [...now].map(([task, seconds]) => [task, seconds - (before.get(task) ?? 0)] as const)
  const others = each.filter(([task]) => task !== String(pid)).map(([, seconds]) => seconds)
  return { site: Math.max(0, ...others), all: each.reduce((sum, [, seconds]) => sum + seconds, 0) }
}
