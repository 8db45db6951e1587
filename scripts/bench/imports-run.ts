import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { db, disconnect, pool, withDbLimits, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { work } from '@/lib/imports/jobs'
import type { FaseImport } from '@/lib/imports/schema'
import { startPhase } from '@/lib/imports/start-phase'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { PAYLOADS } from '@/lib/jobs/payloads'
import { recordUpload } from '@/lib/storage/mutations'
import { buildAdmin } from '@/prisma/seed/factories/people'
import { CLIENT_FIELDS, clientsFile } from './import-files'
import type { ImportTimes } from './imports'

/** In a process of its own, on the empty database that DATABASE_URL names. */

const ROWS = 10_000
const ONCE = { attempt: 1, isLast: true }

/** The file waits in the database, so that no store is needed. */
async function newRun(adminId: string, file: string): Promise<string> {
  const id = newId()
  await withTransaction(async (tx) => {
    const fileId = newId()
    const data = { id: fileId, key: fileId, url: fileId, name: 'clienti.csv', mimetype: 'text/csv' }
    const upload = {
      ...data,
      size: BigInt(Buffer.byteLength(clientsFile(ROWS))),
      sha256: fileId,
      purpose: 'import',
      larghezza: null,
      altezza: null,
    }
    await recordUpload(tx, { data: upload, file, isStored: false }, null)
    const mapping = Object.fromEntries(CLIENT_FIELDS.map((name) => [name, name.toLowerCase()]))
    await tx.importRun.create({
      data: { id, kind: 'clients', nome: 'clienti.csv', fileId, fileSha256: fileId, adminId, mapping },
    })
  })
  return id
}

/** Seconds of a phase, as a worker does it. */
async function timed(runId: string, fase: FaseImport, by: string): Promise<number> {
  const counts = { creati: 0, aggiornati: 0, invariati: 0, saltati: 0, errati: 0 }
  const data = fase === 'scrittura' ? counts : {}
  await withTransaction((tx) => startPhase(tx, { runId, fase, by, data }))
  const { rows } = await pool().query<{ payload: unknown }>(
    "DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'runId' = $1 RETURNING payload",
    [runId],
  )
  const startedAt = performance.now()
  await withDbLimits('job', () => work(PAYLOADS['imports.work'].parse(rows[0]?.payload), ONCE))
  return (performance.now() - startedAt) / 1_000
}

async function run(): Promise<void> {
  await migrateJobs(env().DATABASE_URL)
  const { id: adminId } = await buildAdmin()
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-import-'))
  const file = path.join(folder, 'clienti.csv')
  writeFileSync(file, clientsFile(ROWS))
  const first = await newRun(adminId, file)
  const check = await timed(first, 'verifica', adminId)
  const write = await timed(first, 'scrittura', adminId)
  const made = await db().client.count()
  const second = await newRun(adminId, file)
  const again = await timed(second, 'verifica', adminId)
  const { invariati } = await db().importRun.findUniqueOrThrow({ where: { id: second } })
  const undo = await timed(first, 'ritorno', adminId)
  const exact = made === ROWS && invariati === ROWS && (await db().client.count()) === 0
  rmSync(folder, { recursive: true, force: true })
  await disconnect()
  process.send?.({ rows: ROWS, check, write, again, undo, exact } satisfies ImportTimes)
}

void run()
