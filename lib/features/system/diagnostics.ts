import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { pool, withTransaction } from '@/lib/core/db'
import { settingsFor } from '@/lib/features/settings/data'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { idOfName } from '@/lib/settings/setting-id'
import { systemInfo } from './data'
import { queueJobs } from './queue'
import type { Diagnostics } from './schema'

const MIGRATIONS = `SELECT migration_name AS name, finished_at AS at FROM _prisma_migrations
  WHERE finished_at IS NOT NULL ORDER BY migration_name`
const FAILED_JOBS = 50

/**
 * What whoever helps from outside needs to know: figures, versions, failures in plain words, and which settings differ, by
 * their names. Neither values of settings or of the environment, nor what jobs carry.
 */
export async function gatherDiagnostics(ctx: Ctx): Promise<Diagnostics> {
  const [info, jobs, migrations, settings] = await Promise.all([
    systemInfo(ctx.scope as AdminScope),
    queueJobs(undefined, FAILED_JOBS),
    pool().query<{ name: string; at: Date }>(MIGRATIONS),
    settingsFor(ctx.scope),
  ])
  return {
    info,
    jobs: jobs.filter(({ error }) => error !== ''),
    migrations: migrations.rows.map(({ name, at }) => ({ name, at: at.toISOString() })),
    settings: settings.items.filter(({ isInitial }) => !isInitial).map(({ key }) => key),
  }
}

/** Hands them over; the history says to whom. */
export async function handOver(ctx: Ctx, made: Diagnostics): Promise<Diagnostics> {
  await withTransaction(async (tx) => {
    const after = { id: idOfName('diagnostics'), alle: made.info.at } as { id: string }
    await recordCommit(tx, ctx, { model: 'Impostazioni', label: 'Diagnostica scaricata', after })
  }, ctx.tx)
  return made
}
