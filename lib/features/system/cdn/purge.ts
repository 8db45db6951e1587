import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { enqueue } from '@/lib/jobs/enqueue'
import { askPurge, batchesOf, purgeWords } from './ask'

/**
 * After a commit servers hear of the change, have their threads forget it and mark their copies: 30 ms, then 0.3 s at most while
 * renders end (lib/serving/pages/render-gate.ts). A CDN told sooner would fetch the old page again. What else changes meanwhile is told
 * with it.
 */
const SETTLE_MS = 700
/**
 * A page that a server was sending, or making behind the gate's back, when the CDN was told is in the CDN again, old, and nobody
 * would ask for it before its time is over. Servers doubt such pages five seconds after the change (AGAIN_MS in
 * lib/serving/pages/changes.ts): from then on none is sent, and what the CDN has of before goes by being told once more.
 */
const AGAIN_S = 7
/** Whoever has taken tags to tell them and has died before it was done leaves them to others after this. */
const LEASE_S = 60
/** After a failure the pause is 2 s, and twice as long after each further one, up to this. */
const PAUSE_S = 60

type Row = { id: string; tag: string }

let isRunning = false
let isAsked = false

/**
 * Tells the CDN what to forget, all that is due. A burst of changes starts as many jobs: the first one in a process works for all of
 * them, and the others end at once.
 */
export async function purgeCdn(settleMs = SETTLE_MS): Promise<void> {
  isAsked = true
  if (isRunning) return
  isRunning = true
  try {
    while (isAsked) {
      if (await isAnyDue()) await sleep(settleMs)
      isAsked = false
      await tellDue()
    }
  } finally {
    isRunning = false
  }
}

const isAnyDue = async () =>
  (await pool().query('SELECT 1 FROM cdn_purges WHERE due_at <= clock_timestamp() LIMIT 1')).rowCount !== 0

async function tellDue(): Promise<void> {
  // Without a CDN to tell, what waits since there was one waits for nobody.
  if (!env().CDN_PURGE_URL) return void (await pool().query('DELETE FROM cdn_purges'))
  const { rows } = await pool().query<Row>(
    `UPDATE cdn_purges SET due_at = clock_timestamp() + make_interval(secs => $1)
     WHERE due_at <= clock_timestamp() RETURNING id::text, tag`,
    [LEASE_S],
  )
  if (rows.length === 0) return
  const tags = [...new Set(rows.map(({ tag }) => tag))]
  for (const batch of batchesOf(tags)) {
    const told = new Set(batch)
    const ids = rows.filter(({ tag }) => told.has(tag)).map(({ id }) => id)
    await tell(batch, ids)
  }
  await enqueueNext()
}

async function tell(tags: string[], ids: string[]): Promise<void> {
  try {
    await askPurge(tags, env())
  } catch (err) {
    const words = purgeWords(err)
    logger().warn({ err, tags, words }, 'the CDN could not be told')
    await pool().query(
      `UPDATE cdn_purges SET attempts = attempts + 1, error = $2,
         due_at = clock_timestamp() + make_interval(secs => least(2 ^ least(attempts + 1, 10), $3))
       WHERE id = ANY($1::bigint[])`,
      [ids, words, PAUSE_S],
    )
    return
  }
  await pool().query(
    `WITH done AS (DELETE FROM cdn_purges WHERE id = ANY($1::bigint[]) AND again)
     UPDATE cdn_purges SET again = true, attempts = 0, error = '', due_at = clock_timestamp() + make_interval(secs => $2)
     WHERE id = ANY($1::bigint[]) AND NOT again`,
    [ids, AGAIN_S],
  )
}

/** The clock comes by each minute, too, but a page should not be old for so long. */
async function enqueueNext(): Promise<void> {
  const { rows } = await pool().query<{ at: Date | null }>('SELECT min(due_at) AS at FROM cdn_purges')
  const runAt = rows[0]?.at
  if (!runAt) return
  await withTransaction((tx) =>
    enqueue(tx, 'cdn.purge', {}, { jobKey: 'cdn.purge:next', runAt, maxAttempts: 3 }),
  )
}
