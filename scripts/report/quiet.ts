import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** At rest means that its first work is over: a process that uses less than this of a core for QUIET_S seconds. */
const QUIET_SHARE = 0.08
const QUIET_S = 4
const PATIENCE_S = 120
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100

/** Until a server that has just started has kept its first pages. */
export async function untilQuiet(pid: number): Promise<void> {
  let before = processorTicks(pid)
  for (let [second, quiet] = [0, 0]; second < PATIENCE_S && quiet < QUIET_S; second += 1) {
    await sleep(1_000)
    const now = processorTicks(pid)
    quiet = now - before < QUIET_SHARE * TICKS_PER_S ? quiet + 1 : 0
    before = now
  }
}

/** Of the process, in its own code and in the kernel's; the name before them may contain spaces. */
function processorTicks(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  return fields
    .split(' ')
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks), 0)
}
