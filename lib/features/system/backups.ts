import 'server-only'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { SystemInfo } from './schema'

type LastBackup = { endedAt: Date; host: string; folder: string }

/** The last complete backup of this database, as `npm run backup` has written it down; null where there is none. */
export async function lastBackup(): Promise<LastBackup | null> {
  const { rows } = await pool().query<LastBackup>(
    'SELECT ended_at AS "endedAt", host, folder FROM backups ORDER BY ended_at DESC LIMIT 1',
  )
  return rows[0] ?? null
}

/** Since when there has been something to copy: the first migration. */
async function installedAt(): Promise<Date | null> {
  const { rows } = await pool().query<{ at: Date | null }>(
    'SELECT min(finished_at) AS at FROM _prisma_migrations',
  )
  return rows[0]?.at ?? null
}

const HOUR_MS = 3_600_000

/** The last backup, and whether it is older than BACKUP_HOURS: a new installation has as long for its first one. */
export async function backupFigures(now = new Date()): Promise<NonNullable<SystemInfo['backup']>> {
  const { BACKUP_HOURS, DEMO } = env()
  const last = await lastBackup()
  const since = last?.endedAt ?? (await installedAt())
  const isOld = since !== null && now.getTime() - since.getTime() > BACKUP_HOURS * HOUR_MS
  return {
    endedAt: last?.endedAt.toISOString() ?? null,
    host: last?.host ?? '',
    folder: last?.folder ?? '',
    limitHours: BACKUP_HOURS,
    late: isOld && !DEMO,
  }
}
