import 'server-only'
import { tmpdir } from 'node:os'
import client from 'prom-client'
import { db } from '@/lib/core/db'
import { sharedFigures } from '@/lib/core/metrics'
import { VERSION } from '@/lib/core/version'
import { readiness } from '@/lib/features/system/health/data'
import { waitingBytes } from '@/lib/storage/waiting'
import { lastBackup } from './backups'
import { cdnFigures } from './cdn/figures'
import { databaseActivity, mailFigures } from './database-figures'
import { queueLag } from './figure-queues'
import { ifKnown } from './if-known'
import { diskFigures } from './process-figures'
import { queueFigures } from './queue'
import { QUEUE_STATES } from './schema'

/** What all figures of one scrape are made from is asked for once. */
const SAME_MS = 1_000
/** Of what nobody knows now; the other figures are wanted all the more. */
const UNKNOWN = Number.NaN

type Figures = Awaited<ReturnType<typeof ask>>
let asked: { at: number; figures: Promise<Figures> } | undefined

async function ask() {
  const [ready, database, queue, cubes, backup, mail, waiting, backfills, cdn, server, temporary] =
    await Promise.all([
      ifKnown(readiness()),
      ifKnown(databaseActivity()),
      ifKnown(queueFigures()),
      ifKnown(queueLag()),
      ifKnown(lastBackup().then((last) => ({ last }))),
      ifKnown(mailFigures()),
      ifKnown(waitingBytes()),
      ifKnown(db().backfill.findMany({ where: { endedAt: null } })),
      ifKnown(cdnFigures().then((told) => ({ told }))),
      ifKnown(diskFigures()),
      ifKnown(diskFigures(tmpdir())),
    ])
  return {
    ready,
    database,
    queue,
    cubes,
    backup,
    mail,
    waiting,
    backfills,
    cdn,
    disks: { server, temporary },
  }
}

function figuresOfNow(): Promise<Figures> {
  const now = performance.now()
  if (!asked || now - asked.at > SAME_MS) asked = { at: now, figures: ask() }
  return asked.figures
}

type Disk = Awaited<ReturnType<typeof diskFigures>>
type Sample = [value: number, labels?: Record<string, string>]

function gauge(
  name: string,
  help: string,
  read: (figures: Figures) => Sample[],
  labels: string[] = [],
): void {
  new client.Gauge({
    name,
    help,
    labelNames: labels,
    registers: [sharedFigures],
    async collect() {
      const samples = read(await figuresOfNow())
      this.reset()
      for (const [value, given = {}] of samples) this.set(given, value)
    },
  })
}

/** Rows that wait since nobody knows when are unknown, not young. */
const oldest = (cubes: Figures['cubes']) =>
  cubes ? Math.max(0, ...cubes.map(({ oldestSeconds }) => oldestSeconds ?? UNKNOWN)) : UNKNOWN

/**
 * Lets /v2/metrics tell what stands in the database and around the process: the same figures from every server and worker. What
 * cannot be learnt now is NaN, and no comparison of an alert holds for it: `dependency_up` is what tells.
 */
export function watchFigures(): void {
  if (sharedFigures.getSingleMetric('dependency_up')) return
  new client.Gauge({
    name: 'chiaravia_build_info',
    help: 'Always 1: its labels say which release runs, on which Node',
    labelNames: ['version', 'node'],
    registers: [sharedFigures],
  }).set({ version: VERSION, node: process.version }, 1)
  gauge(
    'dependency_up',
    'Whether the database, the store, the mail server and the replica, where one is named, answer (1) or not (0)',
    ({ ready }) => [
      ...(['database', 'storage', 'mail'] as const).map(
        (name): Sample => [ready?.[name] === 'up' ? 1 : 0, { name }],
      ),
      ...(ready?.replica ? [[ready.replica === 'down' ? 0 : 1, { name: 'replica' }] satisfies Sample] : []),
    ],
    ['name'],
  )
  gauge(
    'replica_lag_seconds',
    'For how long the primary has been further than the replica; nothing where none is named',
    ({ ready }) => (ready?.replica ? [[ready.replicaLagSeconds ?? UNKNOWN]] : []),
  )
  gauge(
    'queue_jobs',
    'Jobs of the queue; dead have no attempts left',
    ({ queue }) =>
      Object.keys(QUEUE_STATES).map((state) => [
        queue?.[state as keyof typeof QUEUE_STATES] ?? UNKNOWN,
        { state },
      ]),
    ['state'],
  )
  gauge(
    'queue_oldest_due_seconds',
    'For how long the job that has waited longest could have begun',
    ({ queue }) => [[queue?.oldestSeconds ?? UNKNOWN]],
  )
  gauge(
    'cubes_waiting_rows',
    'Changes that wait to be added to the sums of the reports',
    ({ cubes }) => (cubes ?? []).map(({ name, rows }) => [rows, { queue: name }]),
    ['queue'],
  )
  gauge('cubes_lag_seconds', 'For how long the oldest of them waits, at most', ({ cubes }) => [
    [oldest(cubes)],
  ])
  gauge(
    'backup_last_success_timestamp_seconds',
    'When the last complete backup ended; 0 where none is known',
    ({ backup }) => [[backup ? (backup.last?.endedAt.getTime() ?? 0) / 1_000 : UNKNOWN]],
  )
  gauge(
    'files_waiting_bytes',
    'Bytes of the uploads that wait in the database for the store',
    ({ waiting }) => [[waiting ?? UNKNOWN]],
  )
  gauge(
    'cdn_purges_waiting',
    'Tags that the CDN has not been told yet to forget; 0 where there is none to tell',
    ({ cdn }) => [[cdn ? (cdn.told?.waiting ?? 0) : UNKNOWN]],
  )
  gauge('cdn_purge_lag_seconds', 'For how long the oldest of them waits', ({ cdn }) => [
    [cdn ? (cdn.told?.oldestSeconds ?? 0) : UNKNOWN],
  ])
  gauge('mails_waiting', 'Mails in the queue', ({ mail }) => [[mail?.waiting ?? UNKNOWN]])
  gauge('mails_failing', 'Mails that were refused at least once and are tried again', ({ mail }) => [
    [mail?.failing ?? UNKNOWN],
  ])
  gauge('database_connections', 'Connections that PostgreSQL has open to this database', ({ database }) => [
    [database?.connections ?? UNKNOWN],
  ])
  gauge('database_connections_limit', 'How many it takes in all', ({ database }) => [
    [database?.maxConnections ?? UNKNOWN],
  ])
  gauge('database_longest_transaction_seconds', 'For how long the oldest is open', ({ database }) => [
    [database?.longestSeconds ?? UNKNOWN],
  ])
  gauge('database_waiting_for_locks', 'Connections that wait for a lock', ({ database }) => [
    [database?.waitingForLocks ?? UNKNOWN],
  ])
  gauge(
    'backfill_rows',
    'Rows of before that are being filled after an update, done and in all; nothing once a filling has ended',
    ({ backfills }) =>
      (backfills ?? []).flatMap(({ name, done, total }): Sample[] => [
        [done, { name, of: 'done' }],
        [total, { name, of: 'total' }],
      ]),
    ['name', 'of'],
  )
  const ofDisks = (read: (disk: Disk) => number) => (figures: Figures) =>
    Object.entries(figures.disks).map(([of, disk]): Sample => [disk ? read(disk) : UNKNOWN, { of }])
  gauge(
    'disk_free_bytes',
    'Free on the disk of the server, and on that of temporary files, where uploads arrive',
    ofDisks(({ freeBytes }) => freeBytes),
    ['of'],
  )
  gauge(
    'disk_size_bytes',
    'How large these disks are',
    ofDisks(({ totalBytes }) => totalBytes),
    ['of'],
  )
}
