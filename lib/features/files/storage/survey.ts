import 'server-only'
import { db } from '@/lib/core/db'
import type { Payload } from '@/lib/jobs/payloads'
import { withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { listObjects, remove, type StoredObject } from '@/lib/storage/s3'
import { ownerName } from './owner-name'
import { isYoung } from './remove-object'
import type { SurveyResult } from './schema'

const PORTION = 1_000
/** Of each kind so many are named. */
const NAMED = 200

/** Compares a bucket with the rows, portion by portion: both are read in the order of the keys' bytes. */
export async function survey(job: Payload<'storage.survey'>, run: JobRun): Promise<void> {
  await withProgress(job.progressId, run, async (step) => {
    const total = await db().storedFile.count({ where: { deletedAt: null } })
    const sum: SurveyResult = {
      oggetti: 0,
      bytes: 0,
      orfani: 0,
      orfaniBytes: 0,
      cancellati: 0,
      mancanti: 0,
      elencoOrfani: [],
      elencoMancanti: [],
    }
    let after = ''
    for (;;) {
      const { items, nextCursor } = await listObjects('', after || undefined, PORTION)
      // Rows beyond the last object of the last portion have none either.
      const end = nextCursor === null ? null : (items.at(-1)?.key ?? null)
      await compare(sum, items, await rowsBetween(after, end), job.remove)
      if (!(await step(sum.oggetti, Math.max(total, sum.oggetti))) || end === null) return sum
      after = end
    }
  })
}

type Row = Awaited<ReturnType<typeof rowsBetween>>[number]

/** What is meant to be in the store between two keys: neither what waits nor what has just come. */
const rowsBetween = (after: string, end: string | null) =>
  db().$queryRaw<
    {
      key: string
      name: string
      size: bigint
      ownerRole: 'admin' | 'agent' | 'client' | null
      ownerId: string | null
      lives: boolean
    }[]
  >`
    SELECT f.key, f.name, f.size, f.owner_role AS "ownerRole", f.owner_id AS "ownerId",
      f.created_at < now() - interval '1 hour' AND NOT EXISTS (SELECT 1 FROM file_pieces p WHERE p.file_id = f.id) AS lives
    FROM stored_files f WHERE f.deleted_at IS NULL AND f.key COLLATE "C" > ${after}
      AND (${end}::text IS NULL OR f.key COLLATE "C" <= ${end}::text) ORDER BY f.key COLLATE "C"`

async function compare(sum: SurveyResult, objects: StoredObject[], rows: Row[], removes: boolean) {
  const [known, there] = [new Set(rows.map(({ key }) => key)), new Set(objects.map(({ key }) => key))]
  for (const object of objects) {
    sum.oggetti += 1
    sum.bytes += object.size
    if (known.has(object.key) || isYoung(object.changedAt)) continue
    sum.orfani += 1
    sum.orfaniBytes += object.size
    if (sum.elencoOrfani.length < NAMED) sum.elencoOrfani.push({ key: object.key, size: object.size })
    if (removes && (await removeOrphan(object.key))) sum.cancellati += 1
  }
  for (const row of rows) {
    if (!row.lives || there.has(row.key)) continue
    sum.mancanti += 1
    if (sum.elencoMancanti.length < NAMED)
      sum.elencoMancanti.push({
        key: row.key,
        size: Number(row.size),
        nome: row.name,
        proprietario: await ownerName(row),
      })
  }
}

/** A row that has come meanwhile keeps its object. */
async function removeOrphan(key: string): Promise<boolean> {
  if (await db().storedFile.count({ where: { key, deletedAt: null } })) return false
  await remove(key)
  return true
}
