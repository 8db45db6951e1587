import 'server-only'

/** More than can end while the database is away. */
const REMEMBERED = 1_000

const running = new Map<string, Promise<void>>()
/** Ids are never used again. */
const succeeded = new Set<string>()

/** The jobs whose work goes on in this process, or has succeeded here and may not be off the queue yet. */
export const knownJobs = (): string[] => [...running.keys(), ...succeeded]

/**
 * Does the work of a job, unless an earlier attempt at it has succeeded in this process, or still goes on: a worker
 * that has lost the database gives its jobs back, but cannot undo what it has begun. The new attempt then waits for the
 * earlier one, and does the work only when that fails.
 */
export async function runOnce(id: string, work: () => Promise<void>): Promise<void> {
  // Of several that have waited for the same one, the first goes on, and the others wait for that.
  for (let earlier = running.get(id); earlier; earlier = running.get(id)) await earlier.catch(() => undefined)
  if (succeeded.has(id)) return
  const current = work()
  running.set(id, current)
  try {
    await current
    remember(id)
  } finally {
    running.delete(id)
  }
}

function remember(id: string): void {
  succeeded.add(id)
  const [oldest] = succeeded
  if (succeeded.size > REMEMBERED && oldest) succeeded.delete(oldest)
}
