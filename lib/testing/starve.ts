import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

type Given = {
  /** Sees the database whatever happens to the others. */
  ask(sql: string, values: unknown[]): Promise<{ pid: number }[]>
  untilMs: number
  /** How long a backend stands still: at least, at most. */
  stillMs: readonly [number, number]
  /** How likely a backend that goes is stopped or ended at a look, of which there are five a second. */
  chance?: number
}

/** The queue's connections, and those of its jobs. */
const OTHERS = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND application_name ~ $1`
const OF_JOBS = '^chiaravia/.*:(?:queue|job)@'

const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least)

/** A backend of a server on this machine: of any other one the number says nothing here. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  // It may have ended meanwhile.
  if (isPostgres(pid)) process.kill(pid, name)
}

export const askBy =
  (pool: pg.Pool): Given['ask'] =>
  async (sql, values) =>
    (await pool.query<{ pid: number }>(sql, values)).rows

/**
 * Takes the processor away from PostgreSQL as a machine does that has too much to do: backends of the worker stand still for
 * a while, several at a time, or are ended. Resolves when all of them go again, with how many there were.
 */
export async function starve({
  ask,
  untilMs,
  stillMs,
  chance = 0.15,
}: Given): Promise<{ stopped: number; ended: number }> {
  const still = new Set<number>()
  const wakes: Promise<void>[] = []
  let [stopped, ended] = [0, 0]
  const hold = async (pid: number) => {
    still.add(pid)
    stopped += 1
    signal(pid, 'SIGSTOP')
    await sleep(Math.min(between(stillMs), Math.max(0, untilMs - Date.now())))
    signal(pid, 'SIGCONT')
    still.delete(pid)
  }
  try {
    while (Date.now() < untilMs) {
      for (const { pid } of await ask(OTHERS, [OF_JOBS])) {
        if (still.has(pid) || Math.random() > chance) continue
        if (Math.random() < 0.7 && isPostgres(pid)) wakes.push(hold(pid))
        else {
          ended += 1
          await ask('SELECT $1::int AS pid FROM (SELECT pg_terminate_backend($1)) done', [pid])
        }
      }
      await sleep(200)
    }
  } finally {
    await Promise.all(wakes)
  }
  return { stopped, ended }
}
