import 'server-only'
import { pool } from '@/lib/core/db'
import { TASKS } from '@/lib/registry/jobs'
import { plainError } from './plain-error'
import type { ClockState, SystemInfo } from './schema'

type Task = NonNullable<SystemInfo['clock']>[number]
type Last = {
  task: string
  started_at: Date
  ended_at: Date | null
  ok: boolean | null
  error: string
  duration_ms: number | null
}

const HOUR = 60
const DAY = 24 * HOUR

/** How often a task runs, from its crontab notation: every so many minutes, every hour, every day, or less often. */
export function everyMinutes(cron: string): number {
  const [minute = '', hour = '', day = '*', month = '*', weekday = '*'] = cron.split(' ')
  const [, step] = /^\*\/(\d+)$/.exec(minute) ?? []
  if (step) return Number(step)
  if (minute === '*') return 1
  const [, hours] = /^\*\/(\d+)$/.exec(hour) ?? []
  if (hours) return Number(hours) * HOUR
  if (hour === '*') return HOUR
  if (day !== '*' || month !== '*') return 31 * DAY
  return weekday === '*' ? DAY : 7 * DAY
}

/** After so many times its usual pause a task is late. */
const PATIENCE = 3

export function clockState(
  last: Pick<Last, 'started_at' | 'ended_at' | 'ok'> | undefined,
  every: number,
  now: Date,
): ClockState {
  if (!last) return 'never'
  const minutes = (now.getTime() - last.started_at.getTime()) / 60_000
  if (minutes > PATIENCE * every) return 'late'
  if (!last.ended_at) return 'running'
  return last.ok ? 'ok' : 'failed'
}

export const clockTasks = (): [name: string, cron: string][] =>
  Object.entries(TASKS).flatMap(([name, { cron }]) => (cron ? [[name, cron]] : []))

/** The tasks that the clock runs, with how the last run of each went. */
export async function clockFigures(now: Date): Promise<Task[]> {
  const { rows } = await pool().query<Last>(
    `SELECT DISTINCT ON (task) task, started_at, ended_at, ok, error, duration_ms FROM cron_runs
     ORDER BY task, started_at DESC`,
  )
  return clockTasks().map(([task, cron]) => {
    const last = rows.find((row) => row.task === task)
    const every = everyMinutes(cron)
    return {
      task,
      everyMinutes: every,
      state: clockState(last, every, now),
      startedAt: last?.started_at.toISOString() ?? null,
      durationMs: last?.duration_ms ?? null,
      error: plainError(last?.error),
    }
  })
}
