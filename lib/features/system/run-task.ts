import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { CLOCK_NOTE } from '@/lib/jobs/cron-runs'
import { idOfName } from '@/lib/settings/setting-id'
import { clockTasks } from './clock'

/** Runs now what the clock would run later; asked for twice while it waits, it runs once. */
export async function runTask(ctx: Ctx, name: string): Promise<void> {
  if (!clockTasks().some(([task]) => task === name)) throw notFound('Questa attività non esiste.')
  await withTransaction(async (tx) => {
    const at = new Date().toISOString()
    const payload = JSON.stringify({ [CLOCK_NOTE]: { ts: at, byHand: true } })
    await tx.$executeRaw`
      SELECT 1 FROM graphile_worker.add_job(${name}::text, ${payload}::json, job_key => ${`by-hand:${name}`}::text,
        max_attempts => 1)`
    const row = { id: idOfName(`task:${name}`), attivita: name, alle: at }
    await recordCommit(tx, ctx, {
      model: 'Impostazioni',
      label: `Attività eseguita a mano: ${name}`,
      after: row,
    })
  }, ctx.tx)
}
