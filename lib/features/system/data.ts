import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { wordsOf } from '@/lib/core/failure-words'
import { readiness } from '@/lib/features/system/health/data'
import { storeFailure } from '@/lib/storage/s3'
import { waitingBytes } from '@/lib/storage/waiting'
import { backupFigures } from './backups'
import { cdnFigures } from './cdn/figures'
import { clockFigures } from './clock'
import { databaseFigures, mailFigures } from './database-figures'
import { limitFigures, queueLag } from './figure-queues'
import { ifKnown } from './if-known'
import { problemsOf } from './problems'
import { buildFigures, diskFigures, processFigures, servingFigures } from './process-figures'
import { queueFigures } from './queue'
import type { SystemInfo } from './schema'
import { slowStatements } from './statements'

/** Why it cannot be used, in words. */
const storeError = async () => {
  const failure = await storeFailure()
  return failure ? wordsOf(failure) : ''
}

/** Everything that the status page shows, in one go; what is away leaves a gap and a sentence. */
export async function systemInfo(_scope: AdminScope, now = new Date()): Promise<SystemInfo> {
  const [
    own,
    disk,
    ready,
    store,
    database,
    statements,
    queue,
    clock,
    mail,
    waiting,
    cubes,
    limits,
    backup,
    cdn,
  ] = await Promise.all([
    processFigures(),
    ifKnown(diskFigures()),
    readiness(),
    ifKnown(storeError()),
    ifKnown(databaseFigures()),
    ifKnown(slowStatements()),
    ifKnown(queueFigures()),
    ifKnown(clockFigures(now)),
    ifKnown(mailFigures()),
    ifKnown(waitingBytes()),
    ifKnown(queueLag()),
    ifKnown(limitFigures()),
    ifKnown(backupFigures(now)),
    ifKnown(cdnFigures()),
  ])
  const figures = {
    at: now.toISOString(),
    build: buildFigures(now),
    ...own,
    database,
    statements,
    queue,
    clock,
    cubes,
    limits,
    backup,
    serving: servingFigures(),
    mail: {
      reachable: ready.mail === 'up',
      ...(mail ?? { waiting: null, failing: null, lastError: '', lastSentAt: null }),
    },
    store: { reachable: ready.storage === 'up', error: store ?? '', waitingBytes: waiting },
    cdn,
    disk,
  }
  return { ...figures, problems: problemsOf(figures) }
}
