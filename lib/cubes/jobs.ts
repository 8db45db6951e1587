import 'server-only'
import { pool, withDbLimits } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'
import type { Payload } from '@/lib/jobs/payloads'
import { type Step, withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'

/** What feeds the cubes; each is folded in statements of its own. */
export const QUEUES = [
  'delta_fatti',
  'delta_lead',
  'delta_stock',
  'delta_voti',
  'delta_provvigioni',
  'delta_incassi',
  'delta_previsioni',
  'delta_foto',
  'delta_richieste',
  'delta_coorte_richieste',
] as const
export type Queue = (typeof QUEUES)[number]

/** Rows of one statement: a fraction of a second, so that a worker that stops leaves little undone. */
const PORTION = 20_000

/** Folds that run at once, each of another queue: as many connections of the worker. */
const LANES = 2

/** Moves what waits in a queue into its cubes; how many rows. Of two at once one does it and the other finds nothing. */
export async function foldQueue(queue: Queue, portion = PORTION): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await pool().query<{ n: string }>('SELECT cubes_fold($1, $2) AS n', [queue, portion])
    const folded = Number(rows[0]?.n)
    total += folded
    if (folded < portion) return total
  }
}

/**
 * Every minute, by the clock only: a job that writers put off by its key would be a row that they all wait for. Each lane
 * takes the next queue when it has done one, so that a long queue holds up no other.
 */
export async function foldCubes(): Promise<void> {
  const left = QUEUES.values()
  const lane = async () => {
    for (const queue of left) await foldQueue(queue)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** The cubes that differ from the live figures, and in how many cells; each is compared in one statement. */
export async function differentCubes(
  step: Step = async () => true,
): Promise<{ cubo: string; celle: number }[]> {
  const { rows } = await pool().query<{ cubo: string }>('SELECT cubo FROM cubi ORDER BY cubo')
  const found: { cubo: string; celle: number }[] = []
  for (const [done, { cubo }] of rows.entries()) {
    if (!(await step(done, rows.length))) break
    const result = await pool().query<{ celle: string }>('SELECT cubo_diverse($1) AS celle', [cubo])
    const celle = Number(result.rows[0]?.celle)
    if (celle > 0) found.push({ cubo, celle })
  }
  return found
}

/**
 * Nightly: cells without cases go away, and a cube that differs is reported; `SELECT cubes_rebuild()` puts it right.
 * A comparison reads all facts, which of a million cases takes longer than a job's statement may.
 */
async function compare(step?: Step): Promise<{ cubo: string; celle: number }[]> {
  await foldCubes()
  await pool().query('SELECT stock_attivita_pulisci()')
  const found = await withDbLimits('script', () => differentCubes(step))
  for (const different of found) logger().error(different, 'cube differs from the live figures')
  return found
}

/** By the clock, or for an operator who waits for the answer. */
export async function verifyCubes(
  { progressId }: Payload<'cubes.verify'> = {},
  run: JobRun = { attempt: 1, isLast: true },
): Promise<void> {
  if (!progressId) return void (await compare())
  await withProgress(progressId, run, async (step) => ({ diversi: await compare(step) }))
}
