import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { usedBy, usesWords } from '@/lib/features/files/used-by'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { headObject, remove } from '@/lib/storage/s3'
import { ownKey } from './bucket-name'
import { livingRow } from './object'

/** An upload writes its object before its row: what is younger may still get one. */
const YOUNG_MS = 3_600_000
export const isYoung = (changedAt: string) => Date.now() - Date.parse(changedAt) < YOUNG_MS

/** Removes an object without a row. What a record holds, or may still use, stays. */
export async function removeObject(ctx: Ctx, bucket: string, key64: string): Promise<void> {
  const key = ownKey(bucket, key64)
  const file = await livingRow(key)
  if (file) {
    const used = await usedBy(ctx.actor, file.id)
    const isUsed = used.uses.length + used.others > 0
    throw new AppError(
      'conflict',
      isUsed
        ? `Non si cancella: è usato in ${usesWords(used)}.`
        : `Non è orfano: è «${file.name}». Se niente lo usa, si cancella da solo dopo 30 giorni.`,
    )
  }
  const { changedAt } = await headObject(key)
  if (isYoung(changedAt))
    throw new AppError('conflict', 'È arrivato da meno di un’ora: potrebbe essere un caricamento in corso.')
  await withTransaction(async (tx) => {
    const after = { id: newId(), operazione: 'cancellazione di un oggetto orfano', oggetto: key }
    await recordCommit(tx, ctx, { model: 'Files', label: `Oggetto orfano cancellato: ${key}`, after })
    await remove(key)
  }, ctx.tx)
}
