import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { withTransaction } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'
import { fail, startProgress } from '@/lib/jobs/progress'

/** What somebody was having made: its name, and the page on which it is asked for again. */
export type Export = { actor: Actor | null; title: string; href: string }

/**
 * Leaves a file that broke off as a job that has failed: its author finds it in the bell, whatever became of the download.
 * Whoever has no account is told by the file alone.
 */
export async function tellBroken({ actor, title, href }: Export, rows: number): Promise<void> {
  if (!actor) return
  try {
    const about = { title: `Esportazione: ${title}`, href }
    const id = await withTransaction((tx) => startProgress(tx, 'export', actor, 0, about))
    await fail(id, `Si è interrotta dopo ${rows} righe: il file non è completo. Riprova tra poco.`)
  } catch (err) {
    // What broke the export off may keep this from being written too.
    logger().error({ err, title }, 'nobody could be told of a broken export')
  }
}
