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

/**
 * Seconds of processor between two looks: of the site's thread and of all. The site's is the one that has had most since the server's
 * start, other than the listener's: not the one that has had most just now, which where papers are drawn is theirs.
 */
export function spent(pid: number, before: Map<string, number>, now: Map<string, number>) {
  const [site = ''] = [...now.keys()]
    .filter((task) => task !== String(pid))
    .toSorted((a, b) => (now.get(b) ?? 0) - (now.get(a) ?? 0))
  const since = (task: string) => (now.get(task) ?? 0) - (before.get(task) ?? 0)
  return { site: since(site), all: [...now.keys()].reduce((sum, task) => sum + since(task), 0) }
}
