import 'server-only'
import type { Tx } from '@/lib/core/db'
import { discardFiles } from '@/lib/storage/discard'
import { subjectKey } from './parse-row'

type Person = { id: string; email: string; row: { id: string } }

/**
 * Takes somebody out of what was imported: that a row was there, and what became of it, stays. A file that is still kept
 * cannot lose one row, so it goes.
 */
export async function eraseImported(tx: Tx, { id, email, row }: Person): Promise<void> {
  const { codiceFiscale } = row as { codiceFiscale?: string | null }
  const keys = [email, codiceFiscale].flatMap((key) => (key ? [subjectKey(key)] : []))
  const found = await tx.$queryRaw<{ run_id: string }[]>`
    UPDATE import_rows SET dati = '{}', cambi = '[]', errori = '[]', chiave = NULL, impronta = '', soggetti = '{}',
      version = version + 1
    WHERE ref = ${id}::uuid OR soggetti && ${keys}::text[] RETURNING run_id`
  const where = { id: { in: [...new Set(found.map(({ run_id }) => run_id))] }, fileId: { not: null } }
  const runs = await tx.importRun.findMany({ where, select: { id: true, fileId: true } })
  if (runs.length === 0) return
  await tx.importRun.updateMany({
    where: { id: { in: runs.map((run) => run.id) } },
    data: { fileId: null, colonne: [] },
  })
  await discardFiles(tx, { id: { in: runs.flatMap(({ fileId }) => fileId ?? []) } })
}
