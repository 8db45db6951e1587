import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { logger } from '@/lib/core/logger'

/** The note that the clock adds to the payload of what it starts; what an operator starts by hand has one too. */
export const CLOCK_NOTE = '_cron'

const isByClock = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && CLOCK_NOTE in payload

/** The note is nothing that the work depends on. */
async function note<T>(writing: Promise<T>): Promise<T | undefined> {
  try {
    return await writing
  } catch (err) {
    logger().warn({ err }, 'run of a task not noted')
    return undefined
  }
}

const LONGEST = 2_000

/** Runs a task, and writes down when and how it went if the clock started it (`cron_runs`). */
export async function recordRun(task: string, payload: unknown, work: () => Promise<void>): Promise<void> {
  if (!isByClock(payload)) return work()
  const id = newId()
  const startedAt = new Date()
  const end = (ok: boolean, error = '') => {
    const endedAt = new Date()
    const durationMs = endedAt.getTime() - startedAt.getTime()
    const data = { task, startedAt, endedAt, ok, error: error.slice(0, LONGEST), durationMs }
    return note(db().cronRun.upsert({ where: { id }, create: { id, ...data }, update: data }))
  }
  await note(db().cronRun.create({ data: { id, task, startedAt } }))
  try {
    await work()
    await end(true)
  } catch (error) {
    await end(false, error instanceof Error ? error.message : String(error))
    throw error
  }
}
