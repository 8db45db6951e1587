import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'

/**
 * Fills what a migration has added in rows that were there before: portion by portion beside the work of the day, each in a
 * transaction with the place where the next one begins. Whatever interrupts it, it goes on from there; when it has ended it is
 * never begun again.
 */
export type Backfill = {
  /** Of the migration that it completes, without the date: "pratiche_canale". */
  name: string
  /** How many rows there are to look at, for whoever watches. */
  total(tx: Tx): Promise<number>
  /**
   * Fills some rows after `after` (null: from the beginning), in an order that does not change: a key. A second or so of work.
   * `after` of the reply is the last row that was looked at; null where there are no more.
   */
  portion(tx: Tx, after: string | null): Promise<{ after: string | null; done: number }>
}

/** A job takes no longer, so that a worker may end; the clock begins the next one. */
const LONGEST_MS = 45_000

type Portion = 'more' | 'ended' | 'elsewhere'

/** Does what is left of each, one after the other, for as long as a job may; the next job goes on. */
export async function workBackfills(backfills: readonly Backfill[], longestMs = LONGEST_MS): Promise<void> {
  const end = performance.now() + longestMs
  for (const backfill of await unfinished(backfills)) {
    await begin(backfill)
    for (;;) {
      const startedAt = performance.now()
      if ((await fill(backfill)) !== 'more') break
      if (performance.now() > end) return
      // Half of the time is left to those who wait for an answer.
      await sleep(performance.now() - startedAt)
    }
  }
}

async function unfinished(backfills: readonly Backfill[]): Promise<Backfill[]> {
  if (backfills.length === 0) return []
  const ended = await db().backfill.findMany({ where: { endedAt: { not: null } }, select: { name: true } })
  const names = new Set(ended.map(({ name }) => name))
  return backfills.filter(({ name }) => !names.has(name))
}

async function begin({ name, total }: Backfill): Promise<void> {
  if ((await db().backfill.count({ where: { name } })) > 0) return
  await withTransaction(async (tx) => {
    await tx.backfill.createMany({ data: [{ name, total: await total(tx) }], skipDuplicates: true })
  })
}

/** One portion, unless another worker is at it. */
async function fill({ name, portion }: Backfill): Promise<Portion> {
  return withTransaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ cursor: string | null }[]>`
      SELECT cursor FROM backfills WHERE name = ${name} AND ended_at IS NULL FOR UPDATE SKIP LOCKED`
    if (!row) return 'elsewhere'
    const { after, done } = await portion(tx, row.cursor)
    const isEnd = after === null
    const data = {
      cursor: after ?? row.cursor,
      done: { increment: done },
      endedAt: isEnd ? new Date() : null,
    }
    const now = await tx.backfill.update({ where: { name }, data })
    logger().info(
      { backfill: name, done: now.done, total: now.total },
      isEnd ? 'backfill ended' : 'backfill goes on',
    )
    return isEnd ? 'ended' : 'more'
  })
}
